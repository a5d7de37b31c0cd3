type Client = { query(text: string): Promise<unknown> };

const TABLES = ["contact_messages", "contact_attempts", "exchange_rates"];

/** Advances sequences that are behind their tables, as after restoring rows with ids; otherwise the next insert fails. */
export async function advanceSequences(client: Client): Promise<void> {
  for (const table of TABLES) {
    await client.query(`
      select setval(pg_get_serial_sequence('${table}', 'id'), top.id)
      from (select max(id) as id from "${table}") as top, "${table}_id_seq" as sequence
      where top.id > sequence.last_value or (top.id = sequence.last_value and not sequence.is_called)`);
  }
}
