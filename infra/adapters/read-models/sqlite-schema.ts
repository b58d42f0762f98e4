/** How tables, columns and indexes of read-models.db are called. */

/** The name, quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The table of a generation's documents: id, body (JSON text), position, checksum (sqlite-rows.ts), and a column for each
 * declared field.
 */
export const documentTable = ({ projection, generation }: { projection: string; generation: number }): string =>
  quoted(`${projection}/${generation}`);

export const indexName = ({ projection, generation }: { projection: string; generation: number }, of: string): string =>
  quoted(`${projection}/${generation}/${of}`);

/**
 * Makes the index of a declared field. Nobody asks for a field that is null. With the id in it, entries are in the order that
 * answers are in.
 */
export const fieldIndex = (generation: { projection: string; generation: number }, field: string): string => {
  const [table, name, column] = [documentTable(generation), indexName(generation, field), fieldColumn(field)];
  return `CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${column}, id) WHERE ${column} IS NOT NULL`;
};

/** The column of a declared field. The prefix lets a field have any name. */
export const fieldColumn = (field: string): string => quoted(`field/${field}`);
