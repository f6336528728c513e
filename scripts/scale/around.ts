import { chownSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Programs } from './programs.ts'
import { NOBODY } from '../postgres-programs.ts'
import { listens, running, type Running } from './running.ts'

/** Ports of what stands between. */
export interface Ports {
  proxy: number
  database: number
  pooler: number
  servers: number[]
  postgres: { primary: number; replica: number }
}

/** PgBouncer in transaction mode: `llar` leads to whoever is the primary, `replica` to the replica. */
export const poolerSettings = (ports: Ports, folder: string): string => `[databases]
llar = host=127.0.0.1 port=${ports.database} dbname=llar user=postgres
replica = host=127.0.0.1 port=${ports.postgres.replica} dbname=llar user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooler}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = 15
max_client_conn = 200
ignore_startup_parameters = extra_float_digits
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 5
`

/** HAProxy before the servers, and before the databases: the replica only while there is no primary. */
export const proxySettings = ({ proxy, database, servers, postgres }: Ports): string => `global
  maxconn 500
defaults
  timeout connect 2s
  timeout check 3s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1
frontend people
  mode http
  http-error status 503 content-type application/json string '{"message":"…"}' hdr retry-after 2
  bind 127.0.0.1:${proxy}
  default_backend servers
backend servers
  mode http
  option http-server-close
  option httpchk GET /readyz
  http-check expect status 200
  retry-on conn-failure
  http-response set-header x-served-by %s
  default-server inter 500ms fall 2 rise 1
${servers.map((port, at) => `  server s${at} 127.0.0.1:${port} check`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${database}
  timeout client 1h
  timeout server 1h
  option pgsql-check user postgres
  default-server inter 500ms fall 2 rise 2 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${postgres.primary} check
  server replica 127.0.0.1:${postgres.replica} check backup
`

/** What stands between people, servers and databases. */
export async function around(
  { found }: Programs,
  ports: Ports,
  folder: string,
): Promise<{ pooler: Running; proxy: Running }> {
  const ini = join(folder, 'pgbouncer.ini')
  const cfg = join(folder, 'haproxy.cfg')
  await writeFile(ini, poolerSettings(ports, folder))
  await writeFile(cfg, proxySettings(ports))
  if (NOBODY.uid !== undefined) chownSync(ini, NOBODY.uid, NOBODY.gid)
  return {
    pooler: running({
      name: 'pooler',
      command: found['pgbouncer'] ?? '',
      args: [ini],
      asNobody: true,
      log: join(folder, 'pgbouncer.log'),
      isReady: () => listens(ports.pooler),
    }),
    proxy: running({
      name: 'proxy',
      command: found['haproxy'] ?? '',
      args: ['-db', '-f', cfg],
      log: join(folder, 'haproxy.log'),
      isReady: () => listens(ports.proxy),
    }),
  }
}
