import { expect, test } from 'vitest'
import { isBot } from './bot'

const CHROME =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, ' +
  'like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${CHROME} (compatible; Google-InspectionTool/1.0;)`,
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mediapartners-Google',
  `${CHROME} (compatible; Mediapartners-Google/2.1; +http://www.google.com/bot.html)`,
  'Mediapartners-Google/2.1',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'WhatsApp/2.24.20 A',
  'facebookexternalhit/1.1',
])('a machine: %s', (agent) => expect(isBot(agent)).toBe(true))

test.each([
  CHROME,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
    'like Gecko) GSA/340.0 Mobile/15E148 Safari/604.1',
  undefined,
])('a person: %s', (agent) => expect(isBot(agent)).toBe(false))
