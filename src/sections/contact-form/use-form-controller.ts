import { useCallback, useRef, useState, type ComponentType, type RefObject } from "react";
import type { FormControllerHandle, FormControllerProps } from "./form-controller";

// The build looks for the chunk by this name (src/gatsby/outputs/loader/write-loader.ts).
const load = () => import(/* webpackChunkName: "form-controller" */ "./form-controller");

/** How long a submit waits for the controller before the browser submits the form, in milliseconds. */
const maxWaitMs = 8000;

interface LoadedController {
  readonly FormController: ComponentType<FormControllerProps>;
  readonly form: HTMLFormElement;
}

/**
 * Loads the form controller and queues a submit that comes before it.
 * @param submitNatively called for that submit when the controller cannot be loaded
 */
export const useFormController = (formRef: RefObject<HTMLFormElement | null>, submitNatively: () => void) => {
  const [loaded, setLoaded] = useState<LoadedController>();
  const controller = useRef<FormControllerHandle>(null);
  const loading = useRef(false);
  const queuedSubmit = useRef<ReturnType<typeof setTimeout>>(undefined);

  const takeQueuedSubmit = useCallback((): boolean => {
    const isQueued = queuedSubmit.current !== undefined;
    clearTimeout(queuedSubmit.current);
    queuedSubmit.current = undefined;
    return isQueued;
  }, []);

  const fallBack = useCallback(() => {
    if (takeQueuedSubmit()) submitNatively();
  }, [submitNatively, takeQueuedSubmit]);

  const start = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    load().then(
      ({ FormController }) => {
        if (formRef.current !== null) setLoaded({ FormController, form: formRef.current });
      },
      () => {
        // The next use of the form tries again.
        loading.current = false;
        fallBack();
      },
    );
  }, [formRef, fallBack]);

  /** Submits now or once the controller is loaded. @returns whether the submit is queued */
  const submit = useCallback((): boolean => {
    if (controller.current !== null) {
      controller.current.submit();
      return false;
    }
    queuedSubmit.current ??= setTimeout(fallBack, maxWaitMs);
    start();
    return true;
  }, [start, fallBack]);

  const setController = useCallback(
    (handle: FormControllerHandle | null) => {
      controller.current = handle;
      if (handle !== null && takeQueuedSubmit()) handle.submit();
    },
    [takeQueuedSubmit],
  );

  return { loaded, controller, setController, start, submit };
};
