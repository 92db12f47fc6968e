
CREATE SCHEMA boss;

CREATE SCHEMA drizzle;

CREATE SCHEMA langgraph;

CREATE EXTENSION IF NOT EXISTS vector WITH SCHEMA public;

CREATE TYPE boss.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);

CREATE FUNCTION boss.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO boss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          boss.job_now(),
          boss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE boss.%I (LIKE boss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES boss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i11 ON boss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON boss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i7 ON boss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i9 ON boss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i12 ON boss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON boss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON boss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE boss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON boss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE boss.job_table_format($cmd$CREATE INDEX job_i10 ON boss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE boss.job_table_format($cmd$ALTER TABLE boss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE boss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE boss.job ATTACH PARTITION boss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;

CREATE FUNCTION boss.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM boss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS boss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM boss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM boss.queue WHERE name = queue_name;
    END;
    $$;

CREATE FUNCTION boss.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;

CREATE FUNCTION boss.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;

CREATE FUNCTION boss.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM boss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE boss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE boss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM boss.queue WHERE partition = true
      LOOP
        EXECUTE boss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;

CREATE FUNCTION boss.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM boss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO boss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          boss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO boss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        boss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        boss.job_table_format(command, queue.table_name)
      FROM boss.queue
      WHERE partition = true;
    END;
    $$;

CREATE TABLE boss.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);

CREATE TABLE boss.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state boss.job_state DEFAULT 'created'::boss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);

CREATE TABLE boss.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state boss.job_state DEFAULT 'created'::boss.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);

CREATE TABLE boss.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);

CREATE TABLE boss.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);

CREATE TABLE boss.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);

CREATE TABLE boss.queue_stats_20261122 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);

CREATE TABLE boss.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE boss.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);

CREATE TABLE boss.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE langgraph.checkpoint_blobs (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    channel text NOT NULL,
    version text NOT NULL,
    type text NOT NULL,
    blob bytea
);

CREATE TABLE langgraph.checkpoint_migrations (
    v integer NOT NULL
);

CREATE TABLE langgraph.checkpoint_writes (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    checkpoint_id text NOT NULL,
    task_id text NOT NULL,
    idx integer NOT NULL,
    channel text NOT NULL,
    type text,
    blob bytea NOT NULL
);

CREATE TABLE langgraph.checkpoints (
    thread_id text NOT NULL,
    checkpoint_ns text DEFAULT ''::text NOT NULL,
    checkpoint_id text NOT NULL,
    parent_checkpoint_id text,
    type text,
    checkpoint jsonb NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.attempts (
    question_id text NOT NULL,
    round integer NOT NULL,
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    answer text NOT NULL,
    correct boolean,
    score real,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.chunk_vectors (
    chunk_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    embedding public.vector NOT NULL,
    dimensions integer GENERATED ALWAYS AS (public.vector_dims(embedding)) STORED NOT NULL,
    bits bit varying
);

CREATE TABLE public.chunk_words (
    chunk_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text NOT NULL,
    generation integer NOT NULL,
    kind text NOT NULL,
    since_numbers integer[],
    until_numbers integer[],
    editions text[] NOT NULL,
    words tsvector NOT NULL,
    weights public.sparsevec NOT NULL
);

CREATE TABLE public.chunks (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    source_id text NOT NULL,
    generation integer NOT NULL,
    ordinal integer NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    heading_path jsonb NOT NULL,
    address text,
    inner_addresses jsonb NOT NULL,
    index_terms jsonb NOT NULL,
    page integer,
    text text NOT NULL,
    part integer NOT NULL,
    total_parts integer NOT NULL,
    since text,
    until text,
    since_numbers integer[],
    until_numbers integer[],
    editions text[] NOT NULL,
    difference jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    lasting_id text NOT NULL
);

CREATE TABLE public.concepts (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    term text NOT NULL,
    definition text NOT NULL,
    original text NOT NULL,
    span jsonb NOT NULL,
    code_span jsonb,
    code text,
    code_language text,
    status text NOT NULL,
    change_type text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.conflicts (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    subject text NOT NULL,
    material text NOT NULL,
    note text NOT NULL,
    quote text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    alternative text,
    settled text,
    settled_edit integer
);

CREATE TABLE public.corrections (
    thread_id text NOT NULL,
    id text NOT NULL,
    owner_id text NOT NULL,
    ordinal integer NOT NULL,
    concept_id text,
    term text NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    original text NOT NULL,
    fixed text NOT NULL,
    removed_code text,
    basis text NOT NULL,
    evidence jsonb,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    span jsonb,
    patch jsonb
);

CREATE TABLE public.documents (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    role text NOT NULL,
    text text NOT NULL,
    sha256 text NOT NULL,
    file_name text,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    snapshot_revision integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.edits (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    document_id text NOT NULL,
    number integer NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    patches jsonb NOT NULL,
    batch_id text,
    target integer,
    similarity real,
    reason text NOT NULL,
    old_preview text NOT NULL,
    new_preview text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.guide_steps (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    answer_round integer NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    chunk_id text NOT NULL,
    requires_click boolean NOT NULL,
    warning text,
    state text DEFAULT 'open'::text NOT NULL,
    box jsonb,
    drawn boolean DEFAULT false NOT NULL,
    screenshot_id text,
    "check" jsonb
);

CREATE TABLE public.guides (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text,
    question text NOT NULL,
    version text,
    edition text,
    language text NOT NULL,
    intent text,
    allowed boolean,
    version_explanation text,
    version_chunk_id text,
    answer text,
    answered boolean,
    answer_basis text,
    chunk_ids jsonb DEFAULT '[]'::jsonb NOT NULL,
    answer_round integer DEFAULT 0 NOT NULL,
    mode text DEFAULT 'answer'::text NOT NULL,
    current_step integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.libraries (
    owner_id text NOT NULL,
    revision integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.messages (
    id text NOT NULL,
    seq bigint NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    key text NOT NULL,
    author text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    detail text,
    edit_numbers jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE public.messages ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.messages_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.model_calls (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text,
    key text NOT NULL,
    task text NOT NULL,
    task_version integer NOT NULL,
    model text NOT NULL,
    status text NOT NULL,
    requests integer NOT NULL,
    input_tokens integer NOT NULL,
    output_tokens integer NOT NULL,
    usd double precision,
    ms integer NOT NULL,
    answer jsonb,
    error_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.model_settings (
    owner_id text NOT NULL,
    revision integer NOT NULL,
    chosen jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.monthly_costs (
    owner_id text NOT NULL,
    month text NOT NULL,
    usd double precision NOT NULL
);

CREATE TABLE public.note_pages (
    upload_id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    doubtful jsonb NOT NULL,
    basis text NOT NULL,
    error_code text,
    reviewed_text text,
    reviewed boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.packs (
    id text NOT NULL,
    owner_id text NOT NULL,
    product text NOT NULL,
    titles jsonb NOT NULL,
    language text NOT NULL,
    versions jsonb NOT NULL,
    editions jsonb NOT NULL,
    sample_name text,
    sample_hash text,
    hidden boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.provider_keys (
    owner_id text NOT NULL,
    provider text NOT NULL,
    address text NOT NULL,
    sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.question_vectors (
    question_id text NOT NULL,
    model_id text NOT NULL,
    owner_id text NOT NULL,
    embedding public.vector NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.question_vectors ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.question_vectors_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.questions (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    round integer NOT NULL,
    type text NOT NULL,
    stem text NOT NULL,
    options jsonb,
    answer text NOT NULL,
    accepted jsonb NOT NULL,
    explanation text NOT NULL,
    concept_id text,
    code text,
    code_language text,
    difficulty text NOT NULL,
    evidence jsonb NOT NULL,
    state text NOT NULL,
    state_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.quizzes (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    settings jsonb NOT NULL,
    language text NOT NULL,
    status text,
    fact_check text,
    content_type text,
    strategy text,
    from_cache boolean DEFAULT false NOT NULL,
    shortfall jsonb,
    round integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note_check jsonb
);

CREATE TABLE public.replies (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    run_id text,
    interrupt_id text,
    value jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seq bigint NOT NULL
);

ALTER TABLE public.replies ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.replies_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.review_questions (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    text text NOT NULL,
    status text NOT NULL,
    answer text,
    basis text,
    quotes jsonb NOT NULL,
    error_code text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.runs (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    worker text,
    error_code text,
    error_details jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone,
    ended_at timestamp with time zone,
    settings_revision integer
)
WITH (fillfactor='80');

CREATE TABLE public.screenshots (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    source_sha256 text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    device_pixel_ratio double precision NOT NULL,
    size integer NOT NULL,
    bytes bytea NOT NULL,
    words jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_terms (
    source_id text NOT NULL,
    generation integer NOT NULL,
    term text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    chunks integer NOT NULL
);

CREATE TABLE public.source_files (
    source_id text NOT NULL,
    ordinal integer NOT NULL,
    owner_id text NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE public.sources (
    id text NOT NULL,
    owner_id text NOT NULL,
    pack_id text NOT NULL,
    file_name text NOT NULL,
    format text,
    sha256 text NOT NULL,
    size integer NOT NULL,
    status text NOT NULL,
    generation integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer,
    sections integer DEFAULT 0 NOT NULL,
    chunks integer DEFAULT 0 NOT NULL,
    bad_files jsonb DEFAULT '[]'::jsonb NOT NULL,
    error_code text,
    error_details jsonb,
    claimed_by text,
    claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    embedded_by text,
    embedding_error text,
    reader_ends integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.studies (
    thread_id text NOT NULL,
    owner_id text NOT NULL,
    topic text NOT NULL,
    named boolean DEFAULT false NOT NULL,
    language text NOT NULL,
    settings jsonb NOT NULL,
    document_status text,
    draft text,
    draft_stage text,
    questions_revision integer,
    artifacts_revision integer,
    artifacts_error text,
    artifacts_claimed_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.threads (
    id text NOT NULL,
    owner_id text NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    status text NOT NULL,
    stage text,
    progress jsonb,
    notice jsonb,
    question jsonb,
    error_code text,
    error_details jsonb,
    active_run_id text,
    active_try integer DEFAULT 0 NOT NULL,
    running_since timestamp with time zone,
    active_ms bigint DEFAULT 0 NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE public.uploads (
    id text NOT NULL,
    owner_id text NOT NULL,
    thread_id text NOT NULL,
    ordinal integer NOT NULL,
    source_sha256 text NOT NULL,
    sha256 text NOT NULL,
    media_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    size integer NOT NULL,
    file_name text,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.verified_notes (
    id text NOT NULL,
    owner_id text NOT NULL,
    key text NOT NULL,
    concepts jsonb NOT NULL,
    corrections jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    note_check jsonb
);

ALTER TABLE ONLY boss.job ATTACH PARTITION boss.job_common DEFAULT;

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261122 FOR VALUES FROM ('2026-11-22 00:00:00+00') TO ('2026-11-23 00:00:00+00');

ALTER TABLE ONLY boss.queue_stats ATTACH PARTITION boss.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO boss.job_common VALUES
	('24f72d32-1ff5-4d2b-897b-566a0c788f4b', 'runs', 0, '{"runId": "run_197f397777704b68a411ec3dd1459552", "threadId": "thr_e88bda1d756f4377ba8a05532b7b6288"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_e88bda1d756f4377ba8a05532b7b6288', NULL, NULL, NULL, '2026-11-22 23:25:53.14505+00', '2026-11-22 23:25:53.14505+00', '2026-11-22 23:25:53.24753+00', '2026-11-22 23:25:55.699549+00', '2026-12-06 23:25:53.14505+00', NULL, NULL, 'key_strict_fifo', '2026-11-22 23:25:53.24753+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('750c6cc1-121b-4686-a5a3-3ac859cada14', 'runs', 0, '{"runId": "run_759459fc88a54b22a9b553f33851f795", "threadId": "thr_de6115c8682f4d2e9dc32323abd3a525"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_de6115c8682f4d2e9dc32323abd3a525', NULL, NULL, NULL, '2026-11-22 23:25:55.964811+00', '2026-11-22 23:25:55.964811+00', '2026-11-22 23:25:56.03768+00', '2026-11-22 23:25:56.99133+00', '2026-12-06 23:25:55.964811+00', NULL, NULL, 'key_strict_fifo', '2026-11-22 23:25:56.03768+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL),
	('2095defb-9317-4527-b918-4a89adb05664', 'runs', 0, '{"runId": "run_dae057e118164226acc338adc85b672e", "threadId": "thr_22b069b999914f21baa2b1f1a7beb572"}', 'completed', 25, 0, 0, false, NULL, 14400, 86400, 'thr_22b069b999914f21baa2b1f1a7beb572', NULL, NULL, NULL, '2026-11-22 23:25:57.497651+00', '2026-11-22 23:25:57.497651+00', '2026-11-22 23:25:57.644932+00', '2026-11-22 23:25:58.311519+00', '2026-12-06 23:25:57.497651+00', NULL, NULL, 'key_strict_fifo', '2026-11-22 23:25:57.644932+00', 10, false, false, 0, NULL, NULL, NULL, NULL, NULL, NULL);

INSERT INTO boss.queue VALUES
	('runs', 'key_strict_fifo', 25, 0, false, NULL, 14400, 1209600, 86400, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, NULL, NULL, '{0,0}', 10, true, NULL, '2026-11-22 23:25:59.384199+00', '2026-11-22 23:25:59.39552+00', '2026-11-22 23:25:54.337308+00', '2026-11-22 23:25:49.127506+00', '2026-11-22 23:25:49.127506+00');

INSERT INTO boss.version VALUES
	(43, NULL, NULL, '2026-11-22 23:25:59.231532+00', '2026-11-22 23:25:54.479458+00', NULL);

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '93a63781ebdcd6c0cee004e43a69425841d28055f2bfc5ec738192483f60933b', 1795258898402),
	(2, '789476057a3427948d60d8c2b991d05ffb0a9aeee0ce2963f8f9624460c3a93c', 1795267480853),
	(3, '320646df0f2c12a00f60c6b5fa4ff50c1118d7834e117303f9b38b881b0c3251', 1795276755443),
	(4, '43fceb69519e3eabc038ff056aa8adcac36d3fce081382ca17f82b342128aa06', 1795278866835),
	(5, '4d2f4f01c784e4b9a49e97a9cbb16664f1a8365a8c54de13117dc6cd0bc95d7e', 1795288153906),
	(6, '788483bb3f75281a63a1fe2f73b8a3c9fdc1405f42543cdc4476523ed64d1060', 1795299461308),
	(7, 'c6948c84cf1c8f95a33eb1db79025141dc41f7418b4385afc79dc1d97a371ce6', 1795312402846),
	(8, '5535440528c6daba1d8f8ccbfa7e9faeaffab620f52e7cf17316f8784cac8f73', 1795340253699),
	(9, '7ee75f9f36f4c520a42abc02fc20dd39c7745c861a86f4714fcaa447da6258ff', 1795340490576),
	(10, 'e8cc1c6331a4f9d4c5f84c2b3b093c39f8b1cd175610e63931f87ff937353a6a', 1795342828256),
	(11, '6143e95a6d375f677da640acd83ac759236781dea791ef4753c724fff71992d7', 1795343082453),
	(12, 'd9eae49c445d53a73205a0381458056eab7e3712dd7a08eb9e0ce3ef28903f24', 1795351514985),
	(13, 'e22064d0ae3a1cc9a9f73567b0e3fb0998785f33d549915f03b6eba5831a7bcc', 1795353491196),
	(14, 'f239debd5460711281d10717c91aff9619c40ef6c7c57099048f646abf785f32', 1795355850632),
	(15, '2d61df622743cc86d4059f23e7e56f934a95ad6041183d08cb8d1eb74bec801c', 1795365557555);

INSERT INTO langgraph.checkpoint_blobs VALUES
	('thr_e88bda1d756f4377ba8a05532b7b6288', '', '__packed__', '1f1e6cc1-0da3-69d0-800e-f5c932b6c5d5', 'bytes', '\x8591cf6ee3201087df65ce1cd6ff128b27d8bdefad5aa1b199d85628780137b210ef5e41db0d49dbec0dc1cc30dff70b30cea83529f1826a23073c809f2da1fc2581a7a3a0be1f2456f2d81d4e6d733c0ed8e38fae6beae1381ceabe0706e6a2c9e606654654c040a19e369c0838900606a3d19eb4ffbdaf94c792b13b3070dea2a769070ecea39668652ac671a69f8b077e42e588c105b52709bc6360cda625f09ac1f3e2dca227e00d0321564b1329e1d19d1df0a73f915dc9c8bac5e8cc2684f368bd1079c495b42e206a0683453dcedc1b8e1ad5ee48bc03e4dfae70cd1d59532235e51c65cc596cabc86cc0db92b22d0b4f387a31ce349e33eff5c1796309f8a1bc9b4853fa4efcddc8f937c8aaf967291d3fdc5537ebacd6bc9040ed2e6453cfcd0a969ed3aba595d0a7d7aeb05d75b7a52877e0d52132f8f02c1c917e93bde875cbb24364a5fb9b20aac8e093e6f028833a32b8131abe77dd4406a5d5f08ded36a6f4b2e4f0d97b17197ca53bfc2f8eb4ec9deef02089b4ed7d00e151386d6ec831842f92e9628caf'),
	('thr_de6115c8682f4d2e9dc32323abd3a525', '', '__packed__', '1f1e6cc1-1994-6410-8006-e92741309f6c', 'bytes', '\x7d934d8fda301086ffcb9c7d28f1c252dfaa4a2b7168a556eaa9aaac211e8885d7a6fe585a45feef5542037658b8d9f395f1fbbce9a1edd05a32f20d4da200a287d87942b5512086a354b45a2c96ed7ab56e764faaa18faae50d6f386e15c765b30406ee64c98f0dc6b56880c149c7cea5f8d5c561e60e4d200631790be20303ef9255613cee509be4e97c094416844dc630502e6de32e996fc9459a829648851f81fcc61e5304117d2206b8271bbf5008b8bf541a0cf1531bb5bb0c0c64a80ab823d9cf9dd3eda5e977a230547c1ff61b379a222f446a8bede1bac89f0802301c80c14e5b1d3a529787a20d27f2b75336c3a37ffe6220e5d1d39e8c8c180eff635b8fb6ed447482948ef21523798d0604d4f7ccaeccc807edec484dca10d147294134ac60d814789af22b474f47f424f5594a3e87b69a80f12b305e02e313307e438bdfa2e2734ebc86c42b42bcc6c36fd8f0f7d8f009ccba84c26740f80c082f55b1f84af2ac1e88a732b3274b1e231564aabca7d6edad0e24ed59c02a8b27d471ca2cebbe374da729b52a53e1af8d1d051d08c4f30387ac3383c90bf2cc6430c4487630449f59e98fca2c8bcc606685febe4b9acce01d21fac73af1cca012b6bfa7f850792364ff48e5a1a312b7bfa7fad338bb14bbbf8b61991994eaf777a8ac329bfd9e55e92cf59c73fe07'),
	('thr_22b069b999914f21baa2b1f1a7beb572', '', '__packed__', '1f1e6cc1-26b1-6300-8004-a61c2baef7c8', 'bytes', '\x8dd2cd6ea3301000e07799b30f1807b2f8b6c73e435559fe190ac2b1237b482a21de7d15682891d2766f588ce7e71b4f603b1d027a75d17ec40c7202ea126af7e240de3e55599aa26e4cd3340d3fb425375a9786b75c1f0d9aea580283780d98960b3e5aed81018d29802c18a43806079233b0dd1886179741be82ed06259aa6d0873f05e7c7e6e08c3655218ce195d14e548de5f0c6a05d6f531a91411f1c7e2c492992f62005835374081274c8574cc020611e4ff897d6da78e9f1fa79a0d4a303f9fac6c0fade0e205bed333208f84120210660a0d439e13b7a453a0f798d364907db498af2aa7b526d4c6acc9854263c2bdbc5dede3a78c7804913aa76f45e7df633b32f5e4cb98f6101562a934ea414c892edb8cb9d64b92fec90d0d25ab60f848196e15764b1218b0dacdab4ea4dabbe6bd57b26b167121b93d894c47e73d59dabdeb7673bb4c37d429087fdbf84b78c17546d8a2775414b31658a0997645f714ffd1ecbfcc05fcf0ceec22a238695b90fe771619e66b6577f58019f193c039e7e5940b96cf761f2e97b1431dfa0bfb598fe8fec30b3e72fed21c1f3886a9ee77f');

INSERT INTO langgraph.checkpoint_migrations VALUES
	(0),
	(1),
	(2),
	(3),
	(4);

INSERT INTO langgraph.checkpoint_writes VALUES
	('thr_de6115c8682f4d2e9dc32323abd3a525', '', '1f1e6cc1-1994-6410-8006-e92741309f6c', '4c6cfe69-e16e-5e1f-9a4b-cdfce955176a', -3, '__interrupt__', 'bytes', '\x15cb4b0a83301405d0adc81d67d0b46a48265d460741423e8f2654a2e84b6911f75e7ae6c75a38572ad3b6b5959d833850120c94ea6f515ebcec034975d583968ac290a2d6348e3e40e0ede7463007625e4aa41dc64e02af52ff7fe796be8e526108307d18068fecb9dbf3d2e6d405ea62f6f549e90e8165a50ac35ba3f39ca61f'),
	('thr_22b069b999914f21baa2b1f1a7beb572', '', '1f1e6cc1-26b1-6300-8004-a61c2baef7c8', '74157e19-8676-542c-8c3d-3035d913383a', -3, '__interrupt__', 'bytes', '\x4d8e4d6ac3301484af22662d8ae31f9a6ad3650fd0ec8c11b23d8e4c5dc948724808865ea3d7eb498a4d0a5d0d6fe67def4d5d43ebd12586b0cc496bc83bc61e0aa63c54d5900d87be7ca972c3aa24ab3ccbb3eef9581c0b03898b991642ddf131ba0d392f634f1d13e70889c46b82c2c93250984051883d7a126f5e241bfc72b622597e0aef28dadb26af90e8ac1f3b46a8fad164a3747bdb0f4362322d2728bc27ce1bb6dbeb5fedde3bfe5b3a59937ebebea3a0dbfe616d24fc4c07359829522230a6f898d6b5697e01');

INSERT INTO langgraph.checkpoints VALUES
	('thr_e88bda1d756f4377ba8a05532b7b6288', '', '1f1e6cc1-0da3-69d0-800e-f5c932b6c5d5', '1f1e6cc1-0ca0-6d30-800d-67bbabb35a67', NULL, '{"v": 4, "id": "1f1e6cc1-0da3-69d0-800e-f5c932b6c5d5", "ts": "2026-11-22T23:25:55.565Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e6cc1-0da3-69d0-800e-f5c932b6c5d5"}}', '{"step": 14, "source": "loop", "parents": {}}'),
	('thr_de6115c8682f4d2e9dc32323abd3a525', '', '1f1e6cc1-1994-6410-8006-e92741309f6c', '1f1e6cc1-1901-6c50-8005-2950b91464fb', NULL, '{"v": 4, "id": "1f1e6cc1-1994-6410-8006-e92741309f6c", "ts": "2026-11-22T23:25:56.817Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e6cc1-1994-6410-8006-e92741309f6c"}}', '{"step": 6, "source": "loop", "parents": {}}'),
	('thr_22b069b999914f21baa2b1f1a7beb572', '', '1f1e6cc1-26b1-6300-8004-a61c2baef7c8', '1f1e6cc1-2542-6fa0-8003-6eb8ca6d5965', NULL, '{"v": 4, "id": "1f1e6cc1-26b1-6300-8004-a61c2baef7c8", "ts": "2026-11-22T23:25:58.192Z", "versions_seen": {}, "channel_versions": {"__packed__": "1f1e6cc1-26b1-6300-8004-a61c2baef7c8"}}', '{"step": 4, "source": "loop", "parents": {}}');

INSERT INTO public.attempts VALUES
	('qst_fab3106d7804fe82e8ca8e9f29c21f3c', 1, 'thr_e88bda1d756f4377ba8a05532b7b6288', 'local', 'x', false, 0, NULL, '2026-11-22 23:25:55.922982+00');

INSERT INTO public.chunk_words VALUES
	('chk_3990a48011794dbab503bb15bad359c1', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'src_ec30d4c1319f44a78eed5774528d3391', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''choos'' ''cut'' ''drag'' ''edit'' ''in'' ''listen'' ''manu'' ''out'' ''over'' ''part'' ''play'' ''result'' ''sound'' ''the'' ''to'' ''track'' ''with''', '{64428989:0.7336,82443650:0.7336,99044437:0.3333,114487014:0.5917,243601975:0.7336,246903721:0.5917,264572059:0.5696,499801054:0.5917,515348945:0.766,523118027:0.8207,562164614:0.7185,568870856:0.5917,606463001:0.5245,752956679:0.6458,801131170:0.5917,827763493:0.5917,831525234:0.5917,889063876:0.5917,898384442:0.7336,944759054:0.7336,978620845:0.8743}/1000000000'),
	('chk_a89917f825b1476aabe0a1d2a4f5ef31', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'src_ec30d4c1319f44a78eed5774528d3391', 1, 'manual', NULL, NULL, '{}', '''1'' ''2'' ''3'' ''a'' ''choos'' ''edit'' ''file'' ''manu'' ''name'' ''pres'' ''project'' ''save'' ''sound'' ''type''', '{47174690:0.6173,61548332:0.6173,64428989:0.7491,82443650:0.4588,99044437:0.3509,114487014:0.6813,243601975:0.4588,246903721:0.6173,264572059:0.7569,279103677:0.8069,317767919:0.6173,523118027:0.4588,562164614:0.5245,572083947:0.6813,606463001:0.5245,613920838:0.8528,827763493:0.6173,898384442:0.4588,944759054:0.4588,978620845:0.629}/1000000000');

INSERT INTO public.chunks VALUES
	('chk_3990a48011794dbab503bb15bad359c1', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'src_ec30d4c1319f44a78eed5774528d3391', 1, 0, 'manual', 'Cut a part out', '["Sound editor"]', 'manual.md#cut-a-part-out', '[]', '[]', NULL, '1. Drag over the part in the track.
2. Choose Edit > Cut.
3. Listen to the result with Play.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-22 23:25:52.825073+00', 'chk_3990a48011794dbab503bb15bad359c1'),
	('chk_a89917f825b1476aabe0a1d2a4f5ef31', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'src_ec30d4c1319f44a78eed5774528d3391', 1, 1, 'manual', 'Save a project', '["Sound editor"]', 'manual.md#save-a-project', '[]', '[]', NULL, '1. Choose File > Save project.
2. Type a name.
3. Press Save.', 1, 1, NULL, NULL, NULL, NULL, '{}', NULL, '2026-11-22 23:25:52.825073+00', 'chk_a89917f825b1476aabe0a1d2a4f5ef31');

INSERT INTO public.concepts VALUES
	('thr_e88bda1d756f4377ba8a05532b7b6288', 'c1', 'local', 0, 'membrane', 'A membrane is a thin layer that surrounds a cell.', 'A membrane is a thin layer that surrounds a cell.', '{"end": 95, "start": 46}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-22 23:25:54.103078+00'),
	('thr_e88bda1d756f4377ba8a05532b7b6288', 'c2', 'local', 1, 'enzyme', 'An enzyme is a protein that speeds up a reaction.', 'An enzyme is a protein that speeds up a reaction.', '{"end": 308, "start": 259}', NULL, NULL, NULL, 'unchecked', NULL, '2026-11-22 23:25:54.103078+00');

INSERT INTO public.documents VALUES
	('doc_eaf7dfee3f0a4738814214829fbe690d', 'local', 'thr_e88bda1d756f4377ba8a05532b7b6288', 'note', '# Cells

A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell.
The nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells.
Osmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction.
Ribosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light.
', 'fad8126e7382593ce627a9070d82499224381f9730875a740a335532dab77af6', 'cells.md', 0, '2026-11-22 23:25:53.14505+00', '2026-11-22 23:25:53.14505+00', 0),
	('doc_c01b84f5e90c4a28bba6110834341c5c', 'local', 'thr_de6115c8682f4d2e9dc32323abd3a525', 'note', '# Cells

A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell.
The nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells.
Osmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction.
Ribosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light.
', 'fad8126e7382593ce627a9070d82499224381f9730875a740a335532dab77af6', NULL, 0, '2026-11-22 23:25:55.964811+00', '2026-11-22 23:25:55.964811+00', 0),
	('doc_239e6447f63142298c12075661098890', 'local', 'thr_de6115c8682f4d2e9dc32323abd3a525', 'generated', '# Cells

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## From the notes

A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell. [[3]](#note-L3)
The nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells. [[4]](#note-L4)
Osmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction. [[5]](#note-L5)
Ribosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light. [[6]](#note-L6)

## Questions to answer yourself

1. What does your note say about “From the notes”? [[3]](#note-L3)
', 'a82e3ddebbdcfa8105ceab9c609d16a11d18acc558afa41eb9333f4d54d67af2', NULL, 0, '2026-11-22 23:25:56.317887+00', '2026-11-22 23:25:56.317887+00', 0),
	('doc_0b3f3036de714bbbb90355f81ae67f6d', 'local', 'thr_de6115c8682f4d2e9dc32323abd3a525', 'synthesised', '# Cells

> These are your notes, in their own order and words. No model has added anything, shortened them or checked them. Each number leads to a line of your notes.

## From the notes

A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell. [[3]](#note-L3)
The nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells. [[4]](#note-L4)
Osmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction. [[5]](#note-L5)
Ribosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light. [[6]](#note-L6)

## Questions to answer yourself

1. What does your note say about “From the notes”? [[3]](#note-L3)
', 'a82e3ddebbdcfa8105ceab9c609d16a11d18acc558afa41eb9333f4d54d67af2', NULL, 2, '2026-11-22 23:25:56.675848+00', '2026-11-22 23:25:57.40062+00', 0);

INSERT INTO public.edits VALUES
	('edt_3bcf1623fa08273274f81bee2ea22e9a', 'local', 'thr_de6115c8682f4d2e9dc32323abd3a525', 'doc_0b3f3036de714bbbb90355f81ae67f6d', 1, 'pat_7ff7ab1ed4af490e9fcac262b49d8d22#0', 'edit', 'client', '[{"start": 210, "removed": "", "inserted": "living "}]', NULL, NULL, 1, '', 'smallest unit', 'smallest living unit', '2026-11-22 23:25:57.273841+00'),
	('edt_615214afdc8673264b8b2d8cf1f5a4cd', 'local', 'thr_de6115c8682f4d2e9dc32323abd3a525', 'doc_0b3f3036de714bbbb90355f81ae67f6d', 2, 'typed typed-1#0', 'typed', 'student', '[{"start": 0, "removed": "", "inserted": "<!-- seen -->\n"}]', NULL, NULL, NULL, '', '', '<!-- seen -->
', '2026-11-22 23:25:57.40062+00');

INSERT INTO public.guide_steps VALUES
	('thr_22b069b999914f21baa2b1f1a7beb572', 'local', 1, 0, 'Drag over the part in the track.', 'chk_3990a48011794dbab503bb15bad359c1', true, NULL, 'open', NULL, false, NULL, NULL),
	('thr_22b069b999914f21baa2b1f1a7beb572', 'local', 1, 1, 'Choose Edit > Cut.', 'chk_3990a48011794dbab503bb15bad359c1', true, NULL, 'open', NULL, false, NULL, NULL),
	('thr_22b069b999914f21baa2b1f1a7beb572', 'local', 1, 2, 'Listen to the result with Play.', 'chk_3990a48011794dbab503bb15bad359c1', false, NULL, 'open', NULL, false, NULL, NULL);

INSERT INTO public.guides VALUES
	('thr_22b069b999914f21baa2b1f1a7beb572', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'How do I cut a part out?', '2.0', NULL, 'en', 'product', true, NULL, NULL, '**Cut a part out**

1. Drag over the part in the track.
2. Choose Edit > Cut.
3. Listen to the result with Play.

From the manual: [Cut a part out](#chunk-chk_3990a48011794dbab503bb15bad359c1)', true, 'rules', '["chk_3990a48011794dbab503bb15bad359c1"]', 1, 'answer', NULL, '2026-11-22 23:25:57.497651+00');

INSERT INTO public.libraries VALUES
	('local', 5);

INSERT INTO public.model_settings VALUES
	('local', 1, '{"caps": {"monthUsd": 20, "threadUsd": 1.5}, "roles": {"judge": null, "vision": null, "writer": null, "embedding": null}, "prices": {}, "trials": {}, "addresses": {}}', '2026-11-22 23:25:58.499072+00');

INSERT INTO public.packs VALUES
	('pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'local', 'Sound editor', '{}', 'en', '["1.0", "2.0"]', '[]', NULL, NULL, false, 4, '2026-11-22 23:25:49.164919+00', '2026-11-22 23:25:52.989776+00');

INSERT INTO public.question_vectors OVERRIDING SYSTEM VALUE VALUES
	('qst_fab3106d7804fe82e8ca8e9f29c21f3c', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0.19487524,0,0,0,0,0,0,0,0.09199619,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.09199619,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.31422693,0,0,0,0,0,0,0,0,0,0.09199619,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0,0.19487524,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07272941,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07272941,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.31422693,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.31422693,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.19487524,0,0,0,0,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07272941,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07272941,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.09199619,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07272941,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.31422693,0,0,0,0.19487524,0,0.07272941,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.19487524,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.19487524,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0.12214583,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.14545882,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.09199619,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.07775098,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.31422693,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.049416482,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.19487524,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.07272941,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.19487524,0,0,0,0,0,0,0,0,0,0]', 1),
	('qst_88957bf772a42597ae0d1e8fd488c310', 'hash-words-v1', 'local', '[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.341565,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.38944405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.341565,0,0,0,-0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.38944405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.38944405,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.147196,0,0,0,0,0,0,0,0,0,0,0,0,0,-0.147196,0,0,0,0,0,0,0,-0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.341565,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.1274755,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0.147196,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]', 2);

INSERT INTO public.questions VALUES
	('qst_fab3106d7804fe82e8ca8e9f29c21f3c', 'local', 'thr_e88bda1d756f4377ba8a05532b7b6288', 0, 0, 'true_false', 'A membrane is a protein that speeds up a reaction.', NULL, 'false', '[]', 'That describes something else. A membrane is a thin layer that surrounds a cell.', 'c1', NULL, NULL, 'medium', '{"end": 95, "quote": "A membrane is a thin layer that surrounds a cell.", "start": 46}', 'kept', NULL, '2026-11-22 23:25:54.690351+00'),
	('qst_88957bf772a42597ae0d1e8fd488c310', 'local', 'thr_e88bda1d756f4377ba8a05532b7b6288', 1, 0, 'free_recall', 'What does your note say about “Cells”?', NULL, 'A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell.
The nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells.
Osmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction.
Ribosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light.', '[]', '', NULL, NULL, NULL, 'hard', '{"end": 411, "quote": "A cell is the smallest unit of life. A membrane is a thin layer that surrounds a cell.\nThe nucleus is the part of a cell that holds its DNA. Mitosis is the division of a cell into two equal cells.\nOsmosis is the movement of water through a membrane. An enzyme is a protein that speeds up a reaction.\nRibosomes are small structures that build proteins. Chlorophyll is a green pigment that absorbs light.", "start": 9}', 'kept', 'self_graded', '2026-11-22 23:25:54.690351+00');

INSERT INTO public.quizzes VALUES
	('thr_e88bda1d756f4377ba8a05532b7b6288', 'local', '{"mix": {"other": 10, "trueFalse": 20, "multipleChoice": 70}, "wanted": 5}', 'en', 'ready_unchecked', 'offline', 'theory', 'standard', false, '{"wanted": 5, "repeats": 0, "unproved": 0, "delivered": 2, "unwritten": 3}', 1, '2026-11-22 23:25:53.14505+00', NULL);

INSERT INTO public.runs VALUES
	('run_197f397777704b68a411ec3dd1459552', 'local', 'thr_e88bda1d756f4377ba8a05532b7b6288', 'start', 'done', 1, 0, NULL, NULL, NULL, '2026-11-22 23:25:53.14505+00', '2026-11-22 23:25:53.273652+00', '2026-11-22 23:25:55.699549+00', 0),
	('run_759459fc88a54b22a9b553f33851f795', 'local', 'thr_de6115c8682f4d2e9dc32323abd3a525', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-22 23:25:55.964811+00', '2026-11-22 23:25:56.047413+00', '2026-11-22 23:25:56.99133+00', 0),
	('run_dae057e118164226acc338adc85b672e', 'local', 'thr_22b069b999914f21baa2b1f1a7beb572', 'start', 'waiting', 1, 0, NULL, NULL, NULL, '2026-11-22 23:25:57.497651+00', '2026-11-22 23:25:57.66068+00', '2026-11-22 23:25:58.311519+00', 0);

INSERT INTO public.search_terms VALUES
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'manu', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'name', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, '', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'cut', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, '2', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'track', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'to', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'type', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, '1', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'over', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'save', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'part', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'play', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'drag', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'listen', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'the', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'in', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, '3', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'file', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'a', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'pres', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'project', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'result', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'out', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'sound', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'choos', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'with', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 1),
	('src_ec30d4c1319f44a78eed5774528d3391', 1, 'edit', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 2);

INSERT INTO public.sources VALUES
	('src_ec30d4c1319f44a78eed5774528d3391', 'local', 'pck_b2ae7379a59a4f17b8acb2c5f8c501f4', 'manual.md', 'markdown', 'aaecbcea1923828b0326b77d26b802a946c844761427adcd9d5bfb818cd45040', 210, 'ready', 1, 1, 1, 2, 2, '[]', NULL, NULL, NULL, NULL, '2026-11-22 23:25:49.217219+00', '2026-11-22 23:25:52.989776+00', NULL, NULL, 0);

INSERT INTO public.studies VALUES
	('thr_de6115c8682f4d2e9dc32323abd3a525', 'local', 'Cells', true, 'en', '{"depth": "standard", "level": "undergraduate", "style": "academic", "stages": {"edit": "ask", "notes": "ask", "questions": "ask"}, "subject": null, "audience": "self", "language": null, "instructions": ""}', 'editing', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-22 23:25:55.964811+00');

INSERT INTO public.threads VALUES
	('thr_de6115c8682f4d2e9dc32323abd3a525', 'local', 'study', 'Cells', 'waiting', 'edit_material', NULL, NULL, '{"kind": "study_edit", "open": true, "text": "What should be changed?", "rests": false, "choices": [], "interruptId": "7743c10a14be17295917eb5dc99e66ab"}', NULL, NULL, NULL, 1, NULL, 944, 15, '2026-11-22 23:25:55.964811+00', '2026-11-22 23:25:57.40062+00'),
	('thr_22b069b999914f21baa2b1f1a7beb572', 'local', 'guide', 'How do I cut a part out?', 'waiting', 'wait_for_user_step_choice', NULL, NULL, '{"kind": "guide_steps", "open": false, "text": "There are 3 steps. Go through them one by one?", "rests": false, "choices": [{"id": "step_by_step", "label": "Step by step"}, {"id": "done", "label": "That’s enough"}], "interruptId": "a4155f0f1d4952ae54ee52020c78383a"}', NULL, NULL, NULL, 1, NULL, 651, 11, '2026-11-22 23:25:57.497651+00', '2026-11-22 23:25:58.311519+00'),
	('thr_e88bda1d756f4377ba8a05532b7b6288', 'local', 'quiz', 'Cells', 'done', 'remove_repeats', NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, 2426, 18, '2026-11-22 23:25:53.14505+00', '2026-11-22 23:25:55.922982+00');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 15, true);

SELECT pg_catalog.setval('public.messages_seq_seq', 1, false);

SELECT pg_catalog.setval('public.question_vectors_seq_seq', 2, true);

SELECT pg_catalog.setval('public.replies_seq_seq', 1, false);

ALTER TABLE ONLY boss.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);

ALTER TABLE ONLY boss.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);

ALTER TABLE ONLY boss.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);

ALTER TABLE ONLY boss.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);

ALTER TABLE ONLY boss.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261122
    ADD CONSTRAINT queue_stats_20261122_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);

ALTER TABLE ONLY boss.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);

ALTER TABLE ONLY boss.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);

ALTER TABLE ONLY boss.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);

ALTER TABLE ONLY boss.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY langgraph.checkpoint_blobs
    ADD CONSTRAINT checkpoint_blobs_pkey PRIMARY KEY (thread_id, checkpoint_ns, channel, version);

ALTER TABLE ONLY langgraph.checkpoint_migrations
    ADD CONSTRAINT checkpoint_migrations_pkey PRIMARY KEY (v);

ALTER TABLE ONLY langgraph.checkpoint_writes
    ADD CONSTRAINT checkpoint_writes_pkey PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id, task_id, idx);

ALTER TABLE ONLY langgraph.checkpoints
    ADD CONSTRAINT checkpoints_pkey PRIMARY KEY (thread_id, checkpoint_ns, checkpoint_id);

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_question_id_round_pk PRIMARY KEY (question_id, round);

ALTER TABLE ONLY public.chunk_vectors
    ADD CONSTRAINT chunk_vectors_chunk_id_model_id_pk PRIMARY KEY (chunk_id, model_id);

ALTER TABLE ONLY public.chunk_words
    ADD CONSTRAINT chunk_words_pkey PRIMARY KEY (chunk_id);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_lasting_id UNIQUE (lasting_id, generation);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_place UNIQUE (source_id, generation, ordinal);

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.conflicts
    ADD CONSTRAINT conflicts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_id_pk PRIMARY KEY (thread_id, id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_role UNIQUE (thread_id, role);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_key UNIQUE (document_id, key);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_number UNIQUE (document_id, number);

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.guide_steps
    ADD CONSTRAINT guide_steps_thread_id_answer_round_ordinal_pk PRIMARY KEY (thread_id, answer_round, ordinal);

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.libraries
    ADD CONSTRAINT libraries_pkey PRIMARY KEY (owner_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_key UNIQUE (thread_id, key);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.model_settings
    ADD CONSTRAINT model_settings_owner_id_revision_pk PRIMARY KEY (owner_id, revision);

ALTER TABLE ONLY public.monthly_costs
    ADD CONSTRAINT monthly_costs_owner_id_month_pk PRIMARY KEY (owner_id, month);

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_pkey PRIMARY KEY (upload_id);

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.packs
    ADD CONSTRAINT packs_sample UNIQUE (owner_id, sample_name);

ALTER TABLE ONLY public.provider_keys
    ADD CONSTRAINT provider_keys_owner_id_provider_pk PRIMARY KEY (owner_id, provider);

ALTER TABLE ONLY public.question_vectors
    ADD CONSTRAINT question_vectors_question_id_model_id_pk PRIMARY KEY (question_id, model_id);

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_interrupt UNIQUE (thread_id, interrupt_id);

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review_questions
    ADD CONSTRAINT review_questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_ordinal UNIQUE (thread_id, ordinal);

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_source_id_generation_term_pk PRIMARY KEY (source_id, generation, term);

ALTER TABLE ONLY public.source_files
    ADD CONSTRAINT source_files_source_id_ordinal_pk PRIMARY KEY (source_id, ordinal);

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_name UNIQUE (pack_id, file_name);

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_pkey PRIMARY KEY (thread_id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_source UNIQUE (thread_id, source_sha256);

ALTER TABLE ONLY public.verified_notes
    ADD CONSTRAINT verified_notes_key UNIQUE (owner_id, key);

ALTER TABLE ONLY public.verified_notes
    ADD CONSTRAINT verified_notes_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX job_common_i1 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::boss.job_state) AND (policy = 'short'::text));

CREATE INDEX job_common_i10 ON boss.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::boss.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i11 ON boss.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::boss.job_state) AND (NOT blocked));

CREATE INDEX job_common_i12 ON boss.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);

CREATE UNIQUE INDEX job_common_i2 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::boss.job_state) AND (policy = 'singleton'::text));

CREATE UNIQUE INDEX job_common_i3 ON boss.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::boss.job_state) AND (policy = 'stately'::text));

CREATE UNIQUE INDEX job_common_i4 ON boss.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::boss.job_state) AND (singleton_on IS NOT NULL));

CREATE UNIQUE INDEX job_common_i6 ON boss.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::boss.job_state) AND (policy = 'exclusive'::text));

CREATE INDEX job_common_i7 ON boss.job_common USING btree (name, group_id) WHERE ((state = 'active'::boss.job_state) AND (group_id IS NOT NULL));

CREATE UNIQUE INDEX job_common_i8 ON boss.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::boss.job_state, 'retry'::boss.job_state, 'failed'::boss.job_state])) AND (policy = 'key_strict_fifo'::text));

CREATE INDEX job_common_i9 ON boss.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::boss.job_state));

CREATE INDEX job_dep_parent_idx ON boss.job_dependency USING btree (parent_name, parent_id);

CREATE INDEX queue_stats_i1 ON ONLY boss.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261122_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261122 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON boss.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

CREATE INDEX warning_i1 ON boss.warning USING btree (created_on DESC);

CREATE INDEX attempts_thread ON public.attempts USING btree (thread_id);

CREATE INDEX chunk_vectors_pack ON public.chunk_vectors USING btree (pack_id, model_id);

CREATE INDEX chunk_words_pack ON public.chunk_words USING btree (pack_id, kind);

CREATE INDEX chunk_words_words ON public.chunk_words USING gin (words);

CREATE INDEX chunks_pack ON public.chunks USING btree (pack_id, kind);

CREATE INDEX concepts_owner_term ON public.concepts USING btree (owner_id, term);

CREATE INDEX conflicts_thread ON public.conflicts USING btree (thread_id, ordinal);

CREATE INDEX edits_thread ON public.edits USING btree (thread_id);

CREATE INDEX guides_pack ON public.guides USING btree (pack_id);

CREATE INDEX messages_thread ON public.messages USING btree (thread_id, seq);

CREATE UNIQUE INDEX model_calls_done_key ON public.model_calls USING btree (owner_id, key) WHERE (status = 'done'::text);

CREATE INDEX model_calls_thread ON public.model_calls USING btree (thread_id);

CREATE INDEX note_pages_thread ON public.note_pages USING btree (thread_id, ordinal);

CREATE INDEX question_vectors_owner_seq ON public.question_vectors USING btree (owner_id, model_id, seq);

CREATE INDEX questions_owner_state ON public.questions USING btree (owner_id, state, created_at);

CREATE INDEX questions_thread ON public.questions USING btree (thread_id, state, ordinal);

CREATE INDEX replies_run ON public.replies USING btree (run_id);

CREATE INDEX review_questions_thread ON public.review_questions USING btree (thread_id, ordinal);

CREATE INDEX runs_open ON public.runs USING btree (id) WHERE (ended_at IS NULL);

CREATE INDEX runs_thread ON public.runs USING btree (thread_id, created_at);

CREATE INDEX search_terms_pack ON public.search_terms USING btree (pack_id);

CREATE INDEX sources_status ON public.sources USING btree (status);

CREATE INDEX threads_owner ON public.threads USING btree (owner_id);

CREATE INDEX uploads_thread ON public.uploads USING btree (thread_id, ordinal);

ALTER INDEX boss.job_pkey ATTACH PARTITION boss.job_common_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261122_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261122_pkey;

ALTER INDEX boss.queue_stats_i1 ATTACH PARTITION boss.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;

ALTER INDEX boss.queue_stats_pkey ATTACH PARTITION boss.queue_stats_20261123_pkey;

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY boss.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY boss.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES boss.queue(name);

ALTER TABLE ONLY boss.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY boss.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES boss.queue(name) ON DELETE CASCADE;

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunk_vectors
    ADD CONSTRAINT chunk_vectors_chunk_id_chunks_id_fk FOREIGN KEY (chunk_id) REFERENCES public.chunks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunk_words
    ADD CONSTRAINT chunk_words_chunk_id_chunks_id_fk FOREIGN KEY (chunk_id) REFERENCES public.chunks(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chunks
    ADD CONSTRAINT chunks_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.concepts
    ADD CONSTRAINT concepts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conflicts
    ADD CONSTRAINT conflicts_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.corrections
    ADD CONSTRAINT corrections_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_document_id_documents_id_fk FOREIGN KEY (document_id) REFERENCES public.documents(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.edits
    ADD CONSTRAINT edits_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.guide_steps
    ADD CONSTRAINT guide_steps_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.guides
    ADD CONSTRAINT guides_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.model_calls
    ADD CONSTRAINT model_calls_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.note_pages
    ADD CONSTRAINT note_pages_upload_id_uploads_id_fk FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.question_vectors
    ADD CONSTRAINT question_vectors_question_id_questions_id_fk FOREIGN KEY (question_id) REFERENCES public.questions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.quizzes
    ADD CONSTRAINT quizzes_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_run_id_runs_id_fk FOREIGN KEY (run_id) REFERENCES public.runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.replies
    ADD CONSTRAINT replies_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_questions
    ADD CONSTRAINT review_questions_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.screenshots
    ADD CONSTRAINT screenshots_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.search_terms
    ADD CONSTRAINT search_terms_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.source_files
    ADD CONSTRAINT source_files_source_id_sources_id_fk FOREIGN KEY (source_id) REFERENCES public.sources(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sources
    ADD CONSTRAINT sources_pack_id_packs_id_fk FOREIGN KEY (pack_id) REFERENCES public.packs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.studies
    ADD CONSTRAINT studies_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_thread_id_threads_id_fk FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

