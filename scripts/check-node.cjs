/* Exits with an error message when Node is older than `engines` in package.json. ES5, so that old versions can run it. */
var required = require("../package.json").engines.node.replace(/^[^0-9]*/, "");
var own = process.versions.node;
if (own.localeCompare(required, "en", { numeric: true }) < 0) {
  console.error("This project needs Node " + required + " or newer; this is Node " + own + ".");
  console.error("Install a newer one from https://nodejs.org/ (or: nvm install 24) and try again.");
  process.exit(1);
}
