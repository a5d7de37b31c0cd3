export function Failure({ status }: { status: number }) {
  return (
    <div className="page lost">
      <h1>{status} Something Went Wrong</h1>
      <p className="lede">
        The fault is ours, and nothing you typed caused it. Reload the page in a moment; if it stays broken,
        please <a href="/help">tell us</a> which page it was.
      </p>
      <p>
        <a href="/">All converters</a>
      </p>
    </div>
  );
}
