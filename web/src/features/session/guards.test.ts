import { expect, it } from 'vitest';
import { adminGroups } from '../../layout/admin-navigation.ts';
import { adminDestination, isAdminPage, isOwnPage, ownDestination } from './guards.ts';

const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/account',
  'javascript:alert(1)',
  '/account/../admin',
  '/admin/../x',
  '/admin//evil.example',
  '/admin/\\evil',
  '/admin',
  '/profile//evil.example',
  '/profile/\\evil',
  '/accounts',
  '/',
  '',
];

it.each(ELSEWHERE)('leads no login to %s', (address) => {
  expect([isAdminPage(address), isOwnPage(address)]).toEqual([false, false]);
  expect(ownDestination(address)).toEqual({ href: '/' });
  expect(adminDestination(address)).toEqual({ href: '/admin/dashboard' });
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

it.each(['/admin/audit?type=SeasonReset', '/admin/team/4f34/edit', '/admins', '/account'])(
  'leads admins back to %s',
  (address) => {
    expect(adminDestination(address)).toEqual({ href: address });
  },
);

it('leads admins to the dashboard where no page asked', () => {
  expect(adminDestination(undefined)).toEqual({ href: '/admin/dashboard' });
});

it('leads admins to every page of their navigation', () => {
  const pages = adminGroups.flatMap(({ links }) => links.map(({ to }) => to));
  expect(pages.filter((page) => !isAdminPage(page))).toEqual([]);
});
