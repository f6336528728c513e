/** How every browser that people read with begins its name. */
const BROWSER = /^(?:Mozilla|Opera)\//
/** No browser tells an address; a program does, for whoever wonders about it. */
const TELLS_AN_ADDRESS = /https?:|www\./i
/** Programs that call themselves a browser, or steer one. */
const STEERED = new RegExp(
  [
    'headless|lighthouse|pagespeed|gtmetrix|ptst/|phantomjs|playwright|puppeteer|selenium|jsdom',
    'powershell|httrack|nutch|scrapy|python|externalagent|externalfetcher|archiver',
    'monitor|uptime|pingdom|\\w-user/',
  ].join('|'),
  'i',
)

/**
 * Whether what reads is no person: stricter than `isBot`, which shows programs a page of their own.
 * Nobody is harmed by a read that is not counted; figures that a script can raise are worth nothing.
 */
export const isProgram = (agent: string): boolean =>
  !BROWSER.test(agent) || TELLS_AN_ADDRESS.test(agent) || STEERED.test(agent)
