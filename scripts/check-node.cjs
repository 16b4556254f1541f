/*
 * Stops with a plain sentence where Node is too old for this project. Written so that old ones can read it:
 * plain script, no imports that they lack. The least version stands in package.json, under engines.
 */
var wanted = require("../package.json").engines.node.replace(/^[^0-9]*/, "");

var parts = function (version) {
  return version.split(".").map(Number);
};

var least = parts(wanted);
var own = parts(process.versions.node);
var difference = own[0] - least[0] || own[1] - least[1] || own[2] - least[2];

if (difference < 0) {
  console.error(
    "This project needs Node " +
      wanted +
      " or newer; this is Node " +
      process.versions.node +
      ".\nInstall a newer one from https://nodejs.org/ (or: nvm install 20) and try again.",
  );
  process.exit(1);
}
