import { Facts, type Fact } from "../../components/facts/facts";
import "./document-facts.css";

/** Facts about a document: when it was last updated, whom to ask. */
export const DocumentFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Facts className="document-facts panel stack rows small" facts={facts} />
);
