// The health check: healthy is a primary. A set that nobody has initiated yet is initiated here, so that there is no step
// beside `docker compose up`.
/* oxlint-disable typescript/no-unsafe-call, typescript/no-unsafe-member-access -- mongosh knows these names, the compiler does not */
if (!db.hello().isWritablePrimary) {
  db.getSiblingDB('admin').auth(process.env.MONGO_INITDB_ROOT_USERNAME, process.env.MONGO_INITDB_ROOT_PASSWORD);
  if (db.hello().setName === undefined) rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
  quit(1);
}
