DO $$
BEGIN
	IF EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') THEN
		BEGIN
			CREATE EXTENSION IF NOT EXISTS pg_trgm;
		EXCEPTION WHEN insufficient_privilege THEN
			RAISE WARNING 'pg_trgm may not be installed by this role: searching messages reads them all';
		END;
	END IF;
	IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		CREATE INDEX contact_messages_search ON contact_messages
			USING gin ((name || ' ' || email || ' ' || message) gin_trgm_ops);
	END IF;
END
$$;
