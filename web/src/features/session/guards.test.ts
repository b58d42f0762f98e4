import { expect, it } from 'vitest';
import { adminGroups } from '../../layout/admin-navigation.ts';
import { ADMIN_PAGES, adminDestination, isAdminPage, isOwnPage, ownDestination } from './guards.ts';

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/account',
  'javascript:alert(1)',
  '/account/../admin',
  '/profile//evil.example',
  '/profile/\\evil',
  '/accounts',
  '/',
  '',
];

it.each(ELSEWHERE)('leads no login to %s', (address) => {
  expect([isAdminPage(address), isOwnPage(address)]).toEqual([false, false]);
  expect(ownDestination(address)).toEqual({ href: '/' });
  expect(adminDestination(address).to).toBe('/admin/dashboard');
});

it.each([
  '/account',
  '/my-stats',
  '/my-stats?season=1',
  '/referee-panel?match=7',
  '/referee-results',
  '/broadcaster-panel',
  '/profile',
  '/profile/Kartal42',
  '/profile/%C5%9Eahin?tab=teams',
])('leads the players back to %s', (address) => {
  expect(isOwnPage(address)).toBe(true);
  expect(ownDestination(address)).toEqual({ href: address });
});

it('leads admins back to their page with its search, and to the dashboard without one', () => {
  expect(adminDestination('/admin/audit?type=SeasonReset')).toEqual({
    to: '/admin/audit',
    search: { type: 'SeasonReset' },
  });
  expect(adminDestination()).toEqual({ to: '/admin/dashboard', search: {} });
});

it('leads admins to every page of their navigation', () => {
  expect(adminGroups.flatMap(({ links }) => links.map(({ to }) => to))).toEqual(ADMIN_PAGES);
});
