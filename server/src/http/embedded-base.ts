// Where the embedded provider answers, below the origin, and as whose its people are known.
export const embeddedBase = '/oidc';
/** Never its address, which may change under them: that is what the protocol alone is told (`issuerOf`). */
export const embeddedIssuer = 'embedded';
