DELETE FROM "cost_holds" WHERE "until" = 'infinity' AND NOT EXISTS (SELECT FROM "threads" WHERE "threads"."id" = "cost_holds"."thread_id");
