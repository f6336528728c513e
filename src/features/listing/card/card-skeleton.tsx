/** The same boxes as a card, while it loads. */
export function CardSkeleton() {
  return (
    <div className="card is-loading" aria-hidden="true">
      <div className="card-pic">
        <span className="no-photo" />
      </div>
      <div className="card-body">
        <span className="bone bone-price" />
        <span className="bone bone-facts" />
        <span className="bone bone-title" />
      </div>
    </div>
  )
}
