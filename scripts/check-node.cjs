/*
 * Exits with an error message when Node is older than `engines` in package.json. ES5, so that old versions can run it.
 */
var required = require("../package.json").engines.node.replace(/^[^0-9]*/, "");

var parts = function (version) {
  return version.split(".").map(Number);
};

var least = parts(required);
var own = parts(process.versions.node);
var difference = own[0] - least[0] || own[1] - least[1] || own[2] - least[2];

if (difference < 0) {
  console.error(
    "This project needs Node " +
      required +
      " or newer; this is Node " +
      process.versions.node +
      ".\nInstall a newer one from https://nodejs.org/ (or: nvm install 24) and try again.",
  );
  process.exit(1);
}
