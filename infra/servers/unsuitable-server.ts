/**
 * A server is there and will never do: wrong credentials, a standalone MongoDB, a topic of several partitions, a version
 * that cannot be spoken to. One line for the operator; the process exits 78, since waiting would not help.
 */
export class UnsuitableServer extends Error {
  override readonly name = 'UnsuitableServer';
}
