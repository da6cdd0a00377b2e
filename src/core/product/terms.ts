/** Version of the terms of use in force. Users who accepted an earlier one must accept again. */
export const termsVersion = '1.0.1';
