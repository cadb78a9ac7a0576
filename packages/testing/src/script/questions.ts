/** Kinds of prompts, and the methods that cause them. */
const methodsOf = {
  connect: ['eth_requestAccounts', 'wallet_requestPermissions'],
  sign: ['personal_sign', 'eth_signTypedData_v4'],
  send: ['eth_sendTransaction', 'wallet_sendCalls'],
  switch: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  other: ['wallet_watchAsset'],
} as const;

/**
 * Requests a script applies to: a kind (`connect`, `sign`, `send` or `switch`), one method by name, or
 * undefined for all methods with a prompt; reads are not affected.
 */
export type Asked = string | undefined;

const ofAPerson: readonly string[] = Object.values(methodsOf).flat();

/** True for methods a script applies to. */
export function isAsked(asked: Asked, method: string): boolean {
  if (asked === undefined) return ofAPerson.includes(method);
  const methods: readonly string[] = isQuestion(asked) ? methodsOf[asked] : [asked];
  return methods.includes(method);
}

function isQuestion(name: string): name is keyof typeof methodsOf {
  return Object.hasOwn(methodsOf, name);
}
