/** The styles of every page, in the order that their cascade layers are named in. Sections and components import their own. */
import "./layers.css";
import "./reset.css";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./objects.css";
import "./pictures.css";
import "./button.css";
import "./rail.css";
import "./utilities.css";
