import { describe, expect, it } from 'vitest';
import type { GuardianAccount } from '../../account/guardianAccounts.ts';
import { readPresence } from './accountPresence.ts';

describe('readPresence', () => {
  type Kind = GuardianAccount['kind'];
  it.each<[readonly Kind[], object]>([
    [['key', 'unused'], { missing: [], unread: [], isUnused: false }],
    [['unused', 'unused'], { missing: [], unread: [], isUnused: true }],
    [['contract', 'unused'], { missing: [2], unread: [], isUnused: false }],
    [['contract', 'contract'], { missing: [], unread: [], isUnused: false }],
    [['unused', 'unreachable'], { missing: [], unread: [2], isUnused: true }],
    [['key', 'unreachable'], { missing: [], unread: [2], isUnused: false }],
    [['unreachable', 'unreachable'], { missing: [], unread: [1, 2], isUnused: true }],
    [['unreachable', 'contract'], { missing: [], unread: [1], isUnused: false }],
  ])('of %j', (kinds, presence) => {
    const accounts = kinds.map((kind, index) => ({ chainId: index + 1, kind }));
    expect(readPresence(accounts)).toEqual(presence);
  });
});
