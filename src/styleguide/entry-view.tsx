import type { Entry } from "./entries/entry";

/** A part with its name, its folder, and each of its states. */
export const EntryView = ({ entry: { folder, name, note, shown, wide } }: { readonly entry: Entry }) => (
  <div className="style-guide__entry" data-folder={folder}>
    <div className="container">
      <h3>{name}</h3>
      <p className="muted">
        <code>src/{folder}</code>
      </p>
      {note === undefined ? null : <p>{note}</p>}
    </div>
    {Object.entries(shown).map(([state, show]) => (
      <div key={state} className="style-guide__specimen">
        {state === "" ? null : (
          <div className="container">
            <p className="style-guide__state">{state}</p>
          </div>
        )}
        <div className={wide ? undefined : "container"}>{show}</div>
      </div>
    ))}
  </div>
);
