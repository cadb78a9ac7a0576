import { expect } from '@playwright/test';
import { changeJson } from '../changeJson.ts';
import type { Stage } from './stage.ts';
import type { Place } from './walk.ts';

/** Application with the longest name, which goes back to another host than its own. */
const application = {
  client: {
    ...{ id: 'wiki', url: 'https://wiki.harbour.example/' },
    name: 'Wiki of the Keepers of the Lights along the Northern Coast',
  },
  returnTo: 'https://sign-in.wiki-of-the-keepers-of-the-lights.example',
  scopes: ['openid', 'profile', 'groups', 'email', 'offline_access'],
  claims: {
    ...{
      account: true,
      name: true,
      picture: true,
      groups: ['members', 'keepers', 'harbour-board'],
    },
    email: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266@harbour.example',
  },
  step: 'consent',
};
const listed = { grantedAt: '2026-11-02T10:00:00.000Z', usedAt: '2026-11-20T10:00:00.000Z' };

/** Answers of the server to the page: of a request for a sign-in, of its answer, and of the others. */
interface Answers {
  readonly request?: object;
  readonly refusal?: { readonly error: string; readonly status: number };
}

/** Opens a page of applications, on a site that has them; resolves when its heading is shown. */
async function open({ page }: Stage, path: string, { request, refusal }: Answers = {}) {
  await page.unrouteAll();
  await changeJson(page, '/config.json', (config: object) => ({ ...config, oidc: true }));
  await page.route('/oidc/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const refuses = refusal && (!request || route.request().method() === 'POST');
    if (refuses) return route.fulfill({ status: refusal.status, json: { error: refusal.error } });
    if (pathname === '/oidc/applications')
      return route.fulfill({ json: { applications: [{ ...application, ...listed }] } });
    return route.fulfill({ json: { ...application, ...request } });
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
}

const REQUEST = '/authorize/V1StGXR8_Z5jdHi6B-myT';

/** Pages of applications, without a connected wallet. */
export const openIdStrangerPlaces: readonly Place[] = [
  {
    name: 'request of an application',
    open: (stage) => open(stage, REQUEST, { request: { step: 'sign-in' } }),
  },
  {
    name: 'request that is over',
    open: (stage) =>
      open(stage, REQUEST, { refusal: { error: 'interaction-expired', status: 404 } }),
  },
];

/** Pages of applications, for a person who is signed in. */
export const openIdPlaces: readonly Place[] = [
  {
    name: 'consent',
    async open(stage) {
      await open(stage, REQUEST);
      await expect(stage.page.getByRole('button', { name: 'Allow', exact: true })).toBeVisible();
    },
  },
  {
    name: 'sign in once more',
    async open(stage) {
      await open(stage, REQUEST, { request: { step: 'sign-in' } });
      await expect(stage.page.getByRole('button', { name: 'Sign message' })).toBeVisible();
    },
  },
  {
    name: 'not a member',
    async open(stage) {
      await open(stage, REQUEST, {
        request: application,
        refusal: { error: 'not-allowed', status: 403 },
      });
      await stage.page.getByRole('button', { name: 'Allow', exact: true }).click();
      await expect(stage.page.getByText('is for members only')).toBeVisible();
    },
  },
  { name: 'sign-out for an application', open: (stage) => open(stage, '/sign-out#secret') },
  {
    name: 'applications',
    async open(stage) {
      await open(stage, '/sessions');
      await expect(stage.page.getByRole('button', { name: /^End access/ })).toBeVisible();
    },
  },
  {
    name: 'end the access?',
    async open(stage) {
      await open(stage, '/sessions');
      await stage.page.getByRole('button', { name: /^End access/ }).click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
];
