// The packages of a real S3 server, Ceph's: there already, or installed by apt; the reason where neither can be.
import { findMissing, isProgram } from '../test-apt.ts';

const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool'];

/** Null when they are there, else why not, in a line. */
export async function findRgwMissing(say: (line: string) => void): Promise<string | null> {
  return findMissing({
    packages: ['ceph-mon', 'ceph-osd', 'radosgw'],
    areThere: async () => (await Promise.all(programs.map(isProgram))).every(Boolean),
    say: (line) => say(`S3: ${line}`),
  });
}
