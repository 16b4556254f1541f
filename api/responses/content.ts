import type { FunctionContent } from "../../src/contact/content";
import generatedContent from "../generated/content.json";

export const functionContent: FunctionContent = generatedContent;
