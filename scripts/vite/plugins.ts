import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { writeDeskFiles } from '../desk-files.ts'
import { writePageStyles } from '../page-styles.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The server has to know which chunks a page needs. This adds `page` to every *.route.tsx: the path
 * of the module its
 * `lazy` imports, which is that chunk's key in the client's manifest.
 */
export function routePages(): Plugin {
  return {
    name: 'llar-route-pages',
    transform(code, id) {
      if (!id.endsWith('.route.tsx')) return null
      const [, target] =
        /lazy:\s*\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*\)/.exec(readFileSync(id, 'utf8')) ?? []
      if (!target) throw new Error(`${id}: write lazy as () => import('…')`)
      const page = fileURLToPath(new URL(`${target}.tsx`, `file://${id}`)).slice(ROOT.length)
      return { code: `${code}\nexport const page = ${JSON.stringify(page)}\n`, map: null }
    },
  }
}

/**
 * While the page is being loaded anew for a chunk that is gone (src/app/reload-guard.ts), Vite's
 * helper would answer with undefined, and whoever asked would fail on it and show the error screen:
 * here it answers never. What is asked for quietly (src/lib/quietly.ts) is told as such.
 */
export function silentReload(): Plugin {
  const changes: [RegExp, string][] = [
    [/if \(!(\w+)\.defaultPrevented\) throw \w+;?/, '$&\nreturn new Promise(() => undefined)'],
    [/(\w+)\.payload = \w+;?/, '$&\n$1.quiet = quiet;'],
    [/function preload\(\w+, \w+, \w+\) \{/, '$&\nconst quiet = isQuiet();'],
  ]
  return {
    name: 'llar-silent-reload',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null
      const from = join(ROOT, 'src/lib/quietly.ts')
      return {
        code: changes.reduce(
          (text, [known, made]) => {
            if (!known.test(text))
              throw new Error('the preload helper changed: look at silentReload')
            return text.replace(known, made)
          },
          `import { isQuiet } from ${JSON.stringify(from)};\n${code}`,
        ),
        map: null,
      }
    },
  }
}

/**
 * `builds/latest.json` names the build by its entry's hash; open pages ask for it and reload at
 * their next step (src/app/build-update.ts).
 */
export function buildManifest(): Plugin {
  return {
    name: 'llar-build-manifest',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'index',
      )
      const id = /-([\w-]+)\.js$/.exec(entry?.fileName ?? '')?.[1]
      if (!id) throw new Error('the entry has no hash in its name')
      const source = JSON.stringify({ id })
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source })
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source })
    },
  }
}

/**
 * One style sheet per page (scripts/page-styles.ts). Such a sheet names in `data-holds` the
 * pieces it is made of, so that Vite's helper does not ask for them again behind it.
 */
export function pageStyles(folder: string): Plugin {
  return {
    name: 'llar-page-styles',
    // A development server closes its bundle, too, and would write into what another one serves.
    apply: 'build',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return null
      const known = /if \((\w+)\.rel === "stylesheet"\) (\w+\.styles)\.add\(\1\.href\);?/
      if (!known.test(code)) throw new Error('the preload helper changed: look at pageStyles')
      return {
        code: code.replace(
          known,
          '$&\n$1.dataset.holds?.split(" ").map((held) => $2.add(location.origin + held));',
        ),
        map: null,
      }
    },
    // A build that failed has no manifest: its own error is the one to be read.
    closeBundle: (error) => {
      if (!error) writePageStyles(folder)
    },
  }
}

/** What a device keeps of the desk to open it without a connection (scripts/desk-files.ts). */
export function deskFiles(folder: string): Plugin {
  return {
    name: 'llar-desk-files',
    apply: 'build',
    closeBundle: (error) => {
      if (!error) writeDeskFiles(folder)
    },
  }
}

/**
 * Writes `.br` and `.gz` beside every text file of the client, so that the server never compresses
 * a file itself.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'llar-precompress',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|txt)$/.test(name) || name.startsWith('.vite')) continue
        const file = join(folder, name)
        const bytes = readFileSync(file)
        if (bytes.length < 1024) continue
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
      }
    },
  }
}
