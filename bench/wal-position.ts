import type postgres from "postgres";

/** Bytes that the server has written to its log so far. */
export const walPosition = async (sql: postgres.Sql): Promise<bigint> => {
  const [row] = await sql`select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as position`;
  return BigInt(row?.position);
};
