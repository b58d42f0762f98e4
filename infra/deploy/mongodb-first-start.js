// Run once, by the image, on an empty volume: the user as which the league's processes log in, and no more rights than they need.
/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access -- mongosh knows these names, the compiler does not */
db.getSiblingDB('admin').createUser({
  user: 'league',
  pwd: process.env.LEAGUE_PASSWORD,
  roles: [{ role: 'readWrite', db: process.env.LEAGUE }],
});
