/** What a wallet asks its person, and the methods that pages ask it by. */
const methodsOf = {
  connect: ['eth_requestAccounts', 'wallet_requestPermissions'],
  sign: ['personal_sign', 'eth_signTypedData_v4'],
  send: ['eth_sendTransaction', 'wallet_sendCalls'],
  switch: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  other: ['wallet_watchAsset'],
} as const;

/**
 * What a script is for: `connect`, `sign`, `send` or `switch`, whichever method the page uses, or one
 * method by its name. None is every method that asks the person; reads go on.
 */
export type Asked = string | undefined;

const ofAPerson: readonly string[] = Object.values(methodsOf).flat();

/** Whether a method is among those that are meant. */
export function isAsked(asked: Asked, method: string): boolean {
  if (asked === undefined) return ofAPerson.includes(method);
  const methods: readonly string[] = isQuestion(asked) ? methodsOf[asked] : [asked];
  return methods.includes(method);
}

function isQuestion(name: string): name is keyof typeof methodsOf {
  return Object.hasOwn(methodsOf, name);
}
