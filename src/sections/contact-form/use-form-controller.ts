import { useCallback, useRef, useState, type ComponentType, type RefObject } from "react";
import type { EngineHandle, EngineProps } from "./form-controller";

const load = () => import("./form-controller");

/** Milliseconds that a press waits for the engine before it goes the way of a form without scripts. */
const longestWaitMs = 8000;

interface EngineLoading {
  /** The engine and the form that it is for, once it is here. */
  readonly loaded: { readonly Engine: ComponentType<EngineProps>; readonly form: HTMLFormElement } | undefined;
  /** What the engine can be asked, once it runs. */
  readonly handle: RefObject<EngineHandle | undefined>;
  readonly connect: (handle: EngineHandle | undefined) => void;
  readonly start: () => void;
  /** Presses now, or as soon as the engine runs. @returns whether the press has to wait */
  readonly press: () => boolean;
}

/**
 * Loads the form's engine and keeps a press that comes before it.
 * @param sendWithoutScripts what becomes of that press when no engine comes
 */
export const useEngine = (
  formRef: RefObject<HTMLFormElement | null>,
  sendWithoutScripts: () => void,
): EngineLoading => {
  const [loaded, setLoaded] = useState<EngineLoading["loaded"]>();
  const handle = useRef<EngineHandle>(undefined);
  const loading = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const giveUp = useCallback(() => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    sendWithoutScripts();
  }, [sendWithoutScripts]);

  const start = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    load().then(
      ({ ContactFormEngine }) => {
        if (formRef.current !== null) setLoaded({ Engine: ContactFormEngine, form: formRef.current });
      },
      () => {
        // The next touch tries again.
        loading.current = false;
        giveUp();
      },
    );
  }, [formRef, giveUp]);

  const press = useCallback(() => {
    if (handle.current !== undefined) {
      handle.current.press();
      return false;
    }
    waiting.current ??= setTimeout(giveUp, longestWaitMs);
    start();
    return true;
  }, [start, giveUp]);

  const connect = useCallback((engine: EngineHandle | undefined) => {
    handle.current = engine;
    if (engine === undefined || waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    engine.press();
  }, []);

  return { loaded, handle, connect, start, press };
};
