import type { World } from './world.ts'

const euro = (cents: number): string => (cents / 100).toFixed(2)

/** A page where a card is given, for a browser; says that it is not Stripe's. */
export const checkoutPage = (world: World, id: string): string => {
  const page = world.get(id, 'checkout.session')
  const name = page['asked']['line_items[0][price_data][product_data][name]'] ?? 'A card to keep'
  const button = (way: string, word: string): string =>
    `<form method="post" action="/c/pay/${id}/${way}"><button>${word}</button></form>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test checkout</title>
<meta name="viewport" content="width=device-width"><body style="font:18px sans-serif;margin:2rem">
<h1>Test checkout</h1><p>A double of Stripe: no card, no money.</p><p>${name}</p>
<p><b>${euro(page['amount_total'])} EUR</b> (${page['status']})</p>
${page['status'] === 'open' ? button('pay', 'Pay with 4242') : ''}
<p><a href="${page['cancel_url']}">Back</a></p></body></html>`
}
