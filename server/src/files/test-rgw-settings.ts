// What a small Ceph of a test's own is told: one monitor, one store in memory, a gateway on a port of this machine alone.

type Wanted = { cluster: string; port: number; monitor: readonly [number, number]; storeBytes: number };

export function rgwSettings(folder: string, { cluster, port, monitor, storeBytes }: Wanted): string {
  return `
[global]
fsid = ${cluster}
keyring = ${folder}/admin.keyring
mon host = [v2:127.0.0.1:${monitor[0]},v1:127.0.0.1:${monitor[1]}]
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
run dir = ${folder}/run
log file = ${folder}/log/$name.log
admin socket = ${folder}/run/$name.$pid.asok
pid file = ${folder}/run/$name.pid
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 2
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail warn = 1
mon data avail crit = 1
public network = 127.0.0.0/8
public addr = 127.0.0.1
[mon.a]
mon data = ${folder}/mon
[mon.]
keyring = ${folder}/mon.keyring
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = ${storeBytes}
keyring = ${folder}/osd/keyring
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw thread pool size = 64
# What was removed is given back at once: the store is small.
rgw gc obj min wait = 1
rgw gc processor period = 1
keyring = ${folder}/rgw.keyring
rgw data = ${folder}/rgw
`;
}
