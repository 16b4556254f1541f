/**
 * The invented people and numbers of Step Up 90. Every screen, chart and table reads from here,
 * so that the same reading never differs between two pictures. Nobody here exists, and no number
 * is advice: the goals are samples too.
 */

/** A blood pressure in mmHg: the top number (systolic) and the bottom number (diastolic). */
export interface Pressure {
  readonly top: number;
  readonly bottom: number;
}

/** One day of the programme. `reading` is left out on a day without one. */
export interface ProgramDay {
  /** 1 to 90. */
  readonly day: number;
  readonly reading?: Pressure;
}

/** The mean of one week's readings, rounded to whole numbers. */
export interface WeekAverage extends Pressure {
  readonly week: number;
  readonly logged: number;
  /** Days of the week that have passed so far, 1 to 7. */
  readonly days: number;
}

export const programLength = 90;
export const today = 34;
export const goal: Pressure = { top: 135, bottom: 85 };
export const todayReading = { top: 128, bottom: 82, pulse: 71, time: "7:42 a.m." } as const;

/** Rosa's 34 days in order; null is a day without a reading. */
const rosaReadings: readonly (readonly [top: number, bottom: number] | null)[] = [
  [144, 90],
  [142, 89],
  [139, 87],
  [143, 90],
  [140, 88],
  [138, 86],
  [141, 87],
  [140, 88],
  null,
  [141, 88],
  [138, 86],
  [139, 87],
  [137, 86],
  [139, 87],
  [138, 87],
  [136, 86],
  null,
  [137, 86],
  [134, 85],
  [136, 86],
  [135, 86],
  [135, 85],
  [133, 84],
  [134, 85],
  [131, 83],
  null,
  [133, 84],
  [132, 83],
  [133, 84],
  [131, 83],
  [132, 84],
  [130, 82],
  [132, 83],
  [todayReading.top, todayReading.bottom],
];

export const rosaDays: readonly ProgramDay[] = rosaReadings.map((pair, index) =>
  pair === null ? { day: index + 1 } : { day: index + 1, reading: { top: pair[0], bottom: pair[1] } },
);

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/**
 * Averages a week at a time, weeks counted from day 1.
 * @throws when a week has no reading at all: an average of nothing must not be drawn.
 */
export const weekAverages = (days: readonly ProgramDay[]): readonly WeekAverage[] => {
  const weeks = Math.ceil(days.length / 7);
  return Array.from({ length: weeks }, (_, index) => {
    const ofWeek = days.slice(index * 7, index * 7 + 7);
    const readings = ofWeek.flatMap(({ reading }) => (reading === undefined ? [] : [reading]));
    if (readings.length === 0) throw new Error(`Week ${String(index + 1)} has no reading to average.`);
    return {
      week: index + 1,
      top: mean(readings.map(({ top }) => top)),
      bottom: mean(readings.map(({ bottom }) => bottom)),
      logged: readings.length,
      days: ofWeek.length,
    };
  });
};

export const rosaWeeks = weekAverages(rosaDays);
export const loggedDays = rosaDays.filter(({ reading }) => reading !== undefined).length;
export const missedDays = rosaDays.length - loggedDays;

/** "128 over 82": how a reading is spoken, and how the product writes it. */
export const spoken = ({ top, bottom }: Pressure): string => `${String(top)} over ${String(bottom)}`;

/** Why a patient stands on the call list. Each has its own sign, color and words. */
export type CallReason = "above" | "silent" | "asked";

export interface PatientToCall {
  readonly name: string;
  readonly day: number;
  readonly reason: CallReason;
  readonly headline: string;
  readonly detail: string;
  readonly phone: string;
  readonly latest: Pressure;
  readonly latestWhen: string;
  readonly goal: Pressure;
  /** The last seven days, oldest first; null is a day without a reading. Top numbers only. */
  readonly lastWeek: readonly (number | null)[];
}

export const patientsToCall: readonly PatientToCall[] = [
  {
    name: "Walter Okonjo",
    day: 52,
    reason: "above",
    headline: "Above goal 3 days in a row",
    detail: "His rule: call after 3 days above goal.",
    phone: "(404) 555-0118",
    latest: { top: 149, bottom: 91 },
    latestWhen: "today, 6:55 a.m.",
    goal: { top: 140, bottom: 88 },
    lastWeek: [136, 138, 139, null, 144, 146, 149],
  },
  {
    name: "Lien Pham",
    day: 12,
    reason: "silent",
    headline: "No reading for 4 days",
    detail: "Her rule: call after 3 days of silence.",
    phone: "(404) 555-0163",
    latest: { top: 131, bottom: 80 },
    latestWhen: "Sunday, 8:10 p.m.",
    goal: { top: 135, bottom: 85 },
    lastWeek: [133, 130, 131, null, null, null, null],
  },
  {
    name: "Rosa Delgado",
    day: today,
    reason: "asked",
    headline: "Asked for a call",
    detail: "“I have a question about the evening pill.”",
    phone: "(404) 555-0127",
    latest: { top: todayReading.top, bottom: todayReading.bottom },
    latestWhen: `today, ${todayReading.time}`,
    goal,
    lastWeek: [132, 133, 131, 132, 130, 132, 128],
  },
];

export interface PatientAtEase {
  readonly name: string;
  readonly day: number;
  readonly latest: Pressure;
  readonly goal: Pressure;
  /** Of the last seven days, oldest first. */
  readonly logged: readonly boolean[];
}

const week = (marks: string): readonly boolean[] => Array.from(marks, (mark) => mark === "1");

/** The patients who need no call today: the first rows of eleven. */
export const patientsAtEase: readonly PatientAtEase[] = [
  {
    name: "Samuel Adeyemi",
    day: 81,
    latest: { top: 126, bottom: 79 },
    goal: { top: 130, bottom: 85 },
    logged: week("1111111"),
  },
  {
    name: "Gloria Beckett",
    day: 67,
    latest: { top: 133, bottom: 84 },
    goal: { top: 138, bottom: 86 },
    logged: week("1101111"),
  },
  {
    name: "Harold Lindgren",
    day: 44,
    latest: { top: 137, bottom: 83 },
    goal: { top: 135, bottom: 85 },
    logged: week("1111101"),
  },
  {
    name: "Anjali Mehta",
    day: 29,
    latest: { top: 122, bottom: 76 },
    goal: { top: 130, bottom: 80 },
    logged: week("0111111"),
  },
  {
    name: "Denise Fontaine",
    day: 18,
    latest: { top: 134, bottom: 85 },
    goal: { top: 135, bottom: 85 },
    logged: week("1111011"),
  },
  {
    name: "Tomás Herrera",
    day: 5,
    latest: { top: 141, bottom: 87 },
    goal: { top: 142, bottom: 90 },
    logged: week("0011111"),
  },
];

export const patientCount = 14;

/** Whether both numbers are at the goal or under it. */
export const meetsGoal = (reading: Pressure, own: Pressure): boolean =>
  reading.top <= own.top && reading.bottom <= own.bottom;
