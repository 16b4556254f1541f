interface Stage {
  readonly name: string;
  readonly does: string;
  readonly thinks: string;
  readonly feels: string;
  /** 1 is best, 0 is worst. */
  readonly mood: number;
  readonly chance: string;
}

/** What Marcus meets today, without the app. */
export const stages: readonly Stage[] = [
  {
    name: "Hears of it",
    does: "Radio on his\n12:10 break: new\nbus stops.",
    thinks: "“My stops too?”",
    feels: "Curious",
    mood: 0.95,
    chance: "Put today’s\nvotes first.",
  },
  {
    name: "Looks it up",
    does: "Types two words.\nGets four bills\nwith similar names.",
    thinks: "“Which is it?”",
    feels: "Unsure",
    mood: 0.58,
    chance: "Give each bill\na plain name.",
  },
  {
    name: "Reads it",
    does: "Opens a file.\nZooms in, drags\nit sideways.",
    thinks: "“I drive. I am\nno lawyer.”",
    feels: "Shut out",
    mood: 0.14,
    chance: "Plain words\nthat can grow.",
  },
  {
    name: "Looks for the vote",
    does: "Finds 56 names\nin tiny print.\nLoses the line.",
    thinks: "“How did mine\nvote?”",
    feels: "Tired",
    mood: 0.3,
    chance: "Show his own\nsenator first.",
  },
  {
    name: "Writes",
    does: "Fills 14 fields.\nSends. Hears\nnothing back.",
    thinks: "“Did anyone\nread it?”",
    feels: "Unheard",
    mood: 0.06,
    chance: "Show sent, read,\nand answered.",
  },
];
