/** A bad line between browser and server: passes bytes on until it is told to cut, also in the middle of a message. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export interface BadLine {
  url: string;
  /** Sockets of tables that pass through now. */
  open(): number;
  /** Cuts them after so many more bytes in either direction, at once where that is 0. */
  cut(after: number): void;
  close(): Promise<void>;
}

interface Pair {
  ends: [Socket, Socket];
  /** Bytes until the cut; -1: none is due. */
  left: number;
}

/** Passes on to the server at `to`. Only sockets of tables are ever cut: what else passes is left alone. */
export async function badLine(to: string): Promise<BadLine> {
  const { hostname, port } = new URL(to);
  const pairs = new Set<Pair>();
  const server: Server = createServer((client) => {
    const target = connect(Number(port), hostname);
    const pair: Pair = { ends: [client, target], left: -1 };
    const destroy = (): void => {
      for (const end of pair.ends) end.destroy();
      pairs.delete(pair);
    };
    const pass = (from: Socket, other: Socket): void => {
      from.on('data', (data: Buffer) => {
        if (pairs.size === 0 || !pairs.has(pair)) if (/^GET \S+\/socket /.test(data.toString('latin1', 0, 200))) pairs.add(pair);
        if (pair.left < 0 || data.length < pair.left) {
          if (pair.left > 0) pair.left -= data.length;
          other.write(data);
          return;
        }
        other.write(data.subarray(0, pair.left), destroy);
      });
      from.on('error', destroy);
      from.on('close', destroy);
    };
    pass(client, target);
    pass(target, client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => pairs.size,
    cut: (after) => {
      for (const pair of [...pairs]) {
        if (after > 0) pair.left = after;
        else {
          for (const end of pair.ends) end.destroy();
          pairs.delete(pair);
        }
      }
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
