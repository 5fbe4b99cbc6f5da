import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Page } from '../../page.ts'
import type { LoadedBrand } from '../loaded-brand.ts'
import { aliasFile } from './addresses.ts'
import { headersFile, redirectsFile } from './cloudflare.ts'
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront.ts'
import { compressFiles } from './compress.ts'
import { nginxBelowPath, nginxConfig } from './nginx.ts'
import { writeServedHeaders } from './served-headers.ts'
import { type HeadersByFile, publishedOf, siteOf } from './site.ts'
import { robots, sitemap } from './sitemap.ts'
import { moveSourceMaps } from './source-maps.ts'

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The folder that is the server's root: the pages are below it when there is a base path. */
export function siteRoot(folder: string, base: string): string {
  const below = base.slice(0, -1)
  return below && folder.endsWith(below) ? folder.slice(0, -below.length) : folder
}

export function deployFolder(folder: string, base: string): string {
  return join(dirname(siteRoot(folder, base)), 'deploy')
}

interface PublishedPages {
  built: readonly Page[]
  variants: readonly Page[]
  chosen: LoadedBrand
}

// `headers` are there once the html is; pages in other languages are added before that.
/** Makes the build ready for servers: aliases, compressed twins, sitemap and the servers' configuration. */
export function deployPlugin(
  { built, variants, chosen }: PublishedPages,
  headers: HeadersByFile,
  buildOthers: (folder: string) => Promise<HeadersByFile>
): Plugin {
  let folder = ''
  let base = '/'
  let written = false
  let twins: readonly string[] = []
  return {
    name: 'loan-deploy',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
      base = config.base
      // The server of a preview, for developers and tests, sends no compressed twin.
      twins = config.mode === 'preview' ? [] : ['.br', '.gz']
    },
    // Before Vite fills the folder, and only when there is something to fill it with.
    buildEnd(error) {
      const top = siteRoot(folder, base)
      if (!error && top !== folder) rmSync(top, { recursive: true, force: true })
    },
    writeBundle() {
      written = true
    },
    // Also called, and without an error, when the build was refused as it started.
    async closeBundle() {
      if (!written) return
      const ofOthers = await buildOthers(folder)
      const top = siteRoot(folder, base)
      const deploy = deployFolder(folder, base)
      moveSourceMaps(folder, join(deploy, 'source-maps'))
      const site = siteOf(new Map([...headers, ...ofOthers]), built, chosen, base)
      write(join(folder, 'sitemap.xml'), sitemap([...built, ...variants], chosen, base))
      write(join(top, 'robots.txt'), robots(chosen, base))
      // A server looks for it at the top too.
      if (top !== folder) cpSync(join(folder, '404.html'), join(top, '404.html'))
      if (twins.length > 0) await compressFiles(top)
      for (const alias of site.aliases) {
        for (const twin of ['', ...twins]) {
          cpSync(join(folder, alias.file + twin), join(top, aliasFile(alias) + twin))
        }
      }
      write(join(top, '_headers'), headersFile(publishedOf(site, built)))
      write(join(top, '_redirects'), redirectsFile(site))
      write(join(deploy, 'nginx.conf'), nginxConfig(site, chosen.id))
      if (base !== '/') {
        const { maps, locations } = nginxBelowPath(site, chosen.id)
        write(join(deploy, 'nginx-maps.conf'), maps)
        write(join(deploy, 'nginx-locations.conf'), locations)
      }
      writeServedHeaders(deploy, site)
      write(join(deploy, 'cloudfront-function.js'), cloudfrontFunction(site))
      write(join(deploy, 'cloudfront-headers.json'), cloudfrontHeaders(site))
    }
  }
}
