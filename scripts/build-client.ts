import { join, relative } from 'node:path'
import { buildPackage, pack } from './client/package.ts'
import { ROOT } from './generate/paths.ts'

/**
 * `npm run build:client`: the typed client of the contract as a package, in dist/api-client, and
 * its tarball.
 */
const folder = join(ROOT, 'dist', 'api-client')
const version = await buildPackage(folder)
console.log(`llar-client ${version}: ${relative(ROOT, await pack(folder))}`)
