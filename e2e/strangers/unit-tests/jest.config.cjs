module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.jest.jsx'],
  setupFiles: ['./jest.setup.cjs'],
  // The kit, wagmi and viem are ES modules alone.
  transformIgnorePatterns: [],
  testTimeout: 30_000,
};
