-- Each model had an index of its vectors, of all owners at once. None is asked any more; on the embedded database there is none.
DO $$
DECLARE
	made text;
BEGIN
	FOR made IN
		SELECT indexname FROM pg_indexes
		WHERE schemaname = current_schema() AND tablename = 'chunk_vectors' AND indexname ~ '^chunk_vectors_[0-9a-f]{16}$'
	LOOP
		EXECUTE format('DROP INDEX %I', made);
	END LOOP;
END $$;
