/** The terms of use in force. Whoever accepted an earlier version is asked again. */
export const termsVersion = '1.0.1';
