import "./initials.css";

/** The first letters of the first and the last part of a name. */
const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/u);
  return [...new Set([parts[0], parts.at(-1)])].map((part = "") => [...part][0]).join("");
};

/** In place of a portrait: initials above the ramp and the rail of the drawn portraits. The name beside it says them. */
export const Initials = ({ name }: { readonly name: string }) => (
  <svg
    className="initials portrait rounded shown-first"
    viewBox="0 0 640 640"
    width="640"
    height="640"
    aria-hidden="true"
  >
    <path className="initials__ramp" d="M0 430L640 376V640H0Z" />
    <path className="initials__rail" d="M0 334L640 280" />
    <text x="320" y="340" textAnchor="middle" dominantBaseline="central">
      {initialsOf(name)}
    </text>
  </svg>
);
