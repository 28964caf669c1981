// Where the embedded provider answers, below the origin; with that it is the issuer of whom it knows.
export const embeddedBase = '/oidc';
