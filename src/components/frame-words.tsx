import { createContext, useContext, type ReactNode } from "react";

/** Words from content/navigation.yaml and content/dialogs.yaml that small components need wherever they stand. */
export interface FrameWords {
  readonly longDescription: string;
  readonly sources: string;
  readonly enlargePicture: string;
  readonly closeIcon: string;
  readonly closeButton: string;
}

const FrameWordsContext = createContext<FrameWords | undefined>(undefined);

/** Hands the words to all components below. The layout is the only place that calls it, tests aside. */
export const FrameWordsProvider = ({
  words,
  children,
}: {
  readonly words: FrameWords;
  readonly children: ReactNode;
}) => <FrameWordsContext.Provider value={words}>{children}</FrameWordsContext.Provider>;

/** @throws outside the layout */
export const useFrameWords = (): FrameWords => {
  const words = useContext(FrameWordsContext);
  if (words === undefined)
    throw new Error("This component stands outside the layout, which hands out the frame's words.");
  return words;
};
