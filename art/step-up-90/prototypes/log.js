// @ts-check
/**
 * The log screen of the prototype. A key acts on `click`, which a browser sends when the finger
 * lifts on the key it went down on: a slip off the key cancels it (WCAG 2.5.2). A second click on
 * the same key within `pause` is taken for a tremor and ignored. Nothing is saved before the
 * reading was said back and confirmed.
 */
(() => {
  const pause = 350;
  const steps = [
    {
      field: "top",
      ask: "What is the top number?",
      hint: "On your monitor it is marked SYS.",
      next: "Next: bottom number",
    },
    {
      field: "bottom",
      ask: "What is the bottom number?",
      hint: "On your monitor it is marked DIA.",
      next: "Next: pulse",
    },
    { field: "pulse", ask: "What is your pulse?", hint: "On your monitor it has a small heart.", next: "Next: check" },
    { field: "", ask: "", hint: "Undo goes back. Nothing is lost.", next: "Yes, save it" },
  ];
  let step = 1;
  let lastKey = "";
  let lastTime = 0;

  const element = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`The screen lacks ${selector}.`);
    return found;
  };
  const box = (/** @type {string} */ field) => element(`[data-field="${field}"]`);
  const number = (/** @type {string} */ field) => element(`[data-field="${field}"] output`);
  const valueOf = (/** @type {string} */ field) => number(field).textContent ?? "";
  const readBack = () => `${valueOf("top")} over ${valueOf("bottom")}, pulse ${valueOf("pulse")}. Is that right?`;

  /** Says it to screen readers; at the last look the phone's own voice says it too. */
  const say = (/** @type {string} */ words, aloud = false) => {
    element("#said").textContent = words;
    if (aloud && "speechSynthesis" in window) window.speechSynthesis.speak(new SpeechSynthesisUtterance(words));
  };

  const show = () => {
    const now = steps[step];
    if (now === undefined) return;
    const check = now.field === "";
    const ask = check ? readBack() : now.ask;
    steps.forEach(({ field }, index) => {
      if (field !== "") box(field).className = index < step ? "done" : index === step ? "now" : "";
    });
    element("#count").textContent = check ? "Last look" : `Step ${step + 1} of 3`;
    element("#question").textContent = ask;
    element("#hint").textContent = now.hint;
    element("#go span").textContent = now.next;
    say(ask, check);
  };

  /** Whether this click repeats the one before too soon to be meant. */
  const shaken = (/** @type {string} */ key, /** @type {number} */ time) => {
    const again = key === lastKey && time - lastTime < pause;
    lastKey = key;
    lastTime = time;
    return again;
  };

  const goBack = (/** @type {string} */ field) => {
    if (field !== "" && valueOf(field) !== "") {
      number(field).textContent = valueOf(field).slice(0, -1);
      say(`${field}: ${valueOf(field)}`);
    } else if (step > 0) {
      step -= 1;
      show();
    }
  };

  const goOn = (/** @type {string} */ field) => {
    if (field === "") {
      window.location.href = "today.html";
    } else if (valueOf(field) !== "") {
      step += 1;
      show();
    }
  };

  document.addEventListener("click", (event) => {
    const key = event.target instanceof Element ? event.target.closest("button") : null;
    const field = steps[step]?.field;
    if (key === null || field === undefined || shaken(key.id || (key.dataset.digit ?? ""), event.timeStamp)) return;
    if (key.id === "undo") goBack(field);
    if (key.id === "go") goOn(field);
    if (key.dataset.digit !== undefined && field !== "" && valueOf(field).length < 3) {
      number(field).textContent = valueOf(field) + key.dataset.digit;
      say(`${field}: ${valueOf(field)}`);
    }
  });
})();
