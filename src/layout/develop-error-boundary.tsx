import { Component, type ReactNode } from "react";

/** Gatsby's events in the browser. */
declare const ___emitter: { on: (type: string, run: () => void) => void };

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/**
 * For `npm run develop`: a page that a content error breaks is loaded anew when its next data can be shown. Without it,
 * Gatsby takes the page out of its app, and asks for no more data.
 */
export class DevelopErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (): State => ({ failed: true });

  override state: State = { failed: false };

  override componentDidMount(): void {
    const retry = (): void => this.setState({ failed: false });
    for (const type of ["pageQueryResult", "staticQueryResult"]) ___emitter.on(type, retry);
  }

  override componentDidUpdate(_: Props, { failed: hadFailed }: State): void {
    // The page's script has to find the new elements, and Gatsby's overlay to go.
    if (hadFailed && !this.state.failed) location.reload();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
