import { checkFolder } from "./check-folder";

test.each(["website (1)", "[draft]", "{draft}", "c#", "100%25", "done!", "a*b", "why?"])(
  "a folder in which Gatsby can't build is refused by its sign: %s",
  (name) => {
    const [sign = ""] = /[^\w ]/u.exec(name) ?? [];
    expect(() => checkFolder(`/home/ana/${name}/site`)).toThrow(
      `The site can't be built in /home/ana/${name}/site, because of the sign ${sign}. Rename the folder, or move it.`,
    );
  },
);

test.each(["/home/ana/My website 2.0", "/home/zoë/web_site-1", "C:\\Users\\Ana & Bo\\its, a=site+1@home;"])(
  "other folders are fine: %s",
  (folder) => {
    expect(() => checkFolder(folder)).not.toThrow();
  },
);
