"use strict";

/**
 * Package: gatsby-plugin-offline 6.16
 * Problem: its browser half makes Gatsby's app register /sw.js. The specification wants /ngsw-worker.js,
 * registered when the page is idle (src/client/service-worker/registration/).
 * Workaround: this local plugin is its node half alone; gatsby-config names it in the plugin's place.
 */
module.exports = require("gatsby-plugin-offline/gatsby-node");
