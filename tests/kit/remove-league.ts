import pino from 'pino';
import { readConfig } from '@league/infra/programs/config.ts';
import { kafkaOf } from '@league/infra/programs/league/open-feed.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { dropDatabase } from './drop-database.ts';

/**
 * Removes what a test's league left on shared servers: its database and its topic. Its streams stay, since EventStoreDB
 * frees no space and no other league sees them. Servers in `own` are left alone: they are deleted with all their data,
 * and a server that was killed and wiped may take long to drop a database.
 */
export const removeLeague = async (
  environment: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const config = readConfig(environment);
  if (config.MONGODB_URL !== undefined && own['MONGODB_URL'] === undefined) {
    const mongo = openMongo(config.MONGODB_URL, config.LEAGUE);
    try {
      await dropDatabase(mongo);
    } finally {
      await mongo.close();
    }
  }
  if (config.KAFKA_BROKERS !== undefined && own['KAFKA_BROKERS'] === undefined) {
    const { client, topic } = kafkaOf(config, pino({ level: 'silent' }));
    const admin = client.admin();
    try {
      await admin.connect();
      if ((await admin.listTopics()).includes(topic)) await admin.deleteTopics({ topics: [topic] });
    } finally {
      await admin.disconnect();
    }
  }
};
