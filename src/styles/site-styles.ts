/** The styles of every page, in the order that their cascade layers are named in. Sections and components import their own. */
import "./layers.css";
import "./tokens.css";
import "./fonts.css";
import "./reset.css";
import "./base.css";
import "./layout.css";
import "./utilities.css";
import "./print.css";
