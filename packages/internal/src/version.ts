/** Version of all packages, which are released together; `npm run release` sets it. */
export const version = '0.1.0';
